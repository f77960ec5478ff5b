import { ACCEPTANCE_DAYS, type GpaBand, SCHOLARSHIP_ESTIMATES } from '../../../schema/rules/leads.values.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { found } from '../../kernel/errors/AppError.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { LeadsStaff } from './leads.staff.js';
import type { Sender, Submissions } from './leads.submission.js';

const estimateOf = (band: GpaBand) => ({ band, ...SCHOLARSHIP_ESTIMATES[band], acceptanceDays: ACCEPTANCE_DAYS });

const senderOf = ({ viewer, address }: { viewer: { id: string } | null; address: string }): Sender => ({
  userId: viewer?.id ?? null,
  address,
});

export const createLeadsResolvers = ({
  submissions,
  staff,
}: {
  submissions: Submissions;
  staff: LeadsStaff;
}): Pick<Resolvers, 'Query' | 'Mutation' | 'Lead'> => ({
  Query: {
    scholarshipBand: (_query, { range }) => estimateOf(range),
    leads: async (_query, { filter, page }, { viewer }) => {
      const wanted = readPage(page);
      const { items, total } = await staff.queue(viewer.id, filter ?? {}, wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
    leadById: (_query, { id }) => staff.byId(id),
    lead: async (_query, { id }) => found(await staff.byId(id)),
  },

  Mutation: {
    sendContactMessage: async (_mutation, { input }, context) => {
      const errors = await submissions.contact(senderOf(context), input);
      return { ok: errors.length === 0, errors };
    },
    submitProfileStrength: async (_mutation, { input }, context) => {
      const { band, errors } = await submissions.profileStrength(senderOf(context), input);
      return { band: band && estimateOf(band), errors };
    },
    assignLead: (_mutation, { input }, { viewer }) => staff.assign(viewer.id, input),
    answerLead: (_mutation, { input }, { viewer }) => staff.answer(viewer.id, input),
    closeLead: (_mutation, { input }, { viewer }) => staff.close(viewer.id, input),
  },

  Lead: {
    id: ({ record }) => record._id,
    kind: ({ record }) => record.kind,
    status: ({ record }) => record.status,
    fullName: ({ record }) => record.fullName,
    email: ({ record }) => record.email,
    phone: ({ record }) => record.phone,
    city: ({ record }) => record.city ?? null,
    school: ({ record }) => record.school ?? null,
    campaign: ({ record }) => record.campaign ?? null,
    fact: ({ record }) => record.fact ?? null,
    message: ({ record }) => record.message ?? null,
    address: ({ record }) => record.address ?? null,
    studyYear: ({ record }) => record.studyYear ?? null,
    gpaBand: ({ record }) => record.gpaBand ?? null,
    item: ({ record, itemOf }) => (record.item ? itemOf(record.item) : null),
    language: ({ record }) => record.language,
    consents: ({ record }) => record.consents,
    history: ({ record }) => record.history.map(event => ({ ...event, text: event.text ?? null })),
    advisor: ({ record, advisorOf }) => (record.advisorId === undefined ? null : advisorOf(record.advisorId)),
    submittedAt: ({ record }) => record.submittedAt,
    updatedAt: ({ record }) => record.updatedAt,
  },
});
