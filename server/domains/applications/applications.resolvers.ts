import { includesRole, type Role } from '../../../schema/rules/session.values.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { found } from '../../kernel/errors/AppError.js';
import { emailHint } from '../../kernel/mail/emailHint.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import { type ApplicationChecklist, lastUpdatedOf, mayChangeChecklist } from './applications.checklist.js';
import type { ApplicationCreation } from './applications.creation.js';
import { type ApplicationEndings, mayWithdrawSharing } from './applications.endings.js';
import type { ApplicationGuardian } from './applications.guardian.js';
import type { ApplicationsService } from './applications.service.js';
import type { ApplicationsStaff } from './applications.staff.js';
import { mayBecome, nextStatuses, progressOf } from './applications.status.js';
import type { ApplicationPreview } from './applications.preview.js';
import type { ApplicationRecord } from './applications.records.js';
import type { ApplicationViews } from './applications.views.js';

type Deps = {
  endings: ApplicationEndings;
  guardian: ApplicationGuardian;
  service: ApplicationsService;
  creation: ApplicationCreation;
  preview: ApplicationPreview;
  staff: ApplicationsStaff;
  checklist: ApplicationChecklist;
  views: ApplicationViews;
};

const sharingView = ({ sharing, status }: ApplicationRecord) =>
  sharing
    ? {
        ...sharing,
        agreedAt: sharing.at,
        withdrawnAt: sharing.withdrawnAt ?? null,
        canWithdraw: mayWithdrawSharing({ sharing, status }),
        guardian: sharing.guardian
          ? {
              ...sharing.guardian,
              emailHint: emailHint(sharing.guardian.email),
              answeredAt: sharing.guardian.answeredAt ?? null,
            }
          : null,
      }
    : null;

export const createApplicationsResolvers = ({
  service,
  endings,
  guardian,
  creation,
  preview,
  staff,
  checklist,
  views,
}: Deps): Pick<Resolvers, 'Query' | 'Mutation' | 'Application' | 'ApplicationStudent' | 'VisaChecklistItem'> => {
  const { isMinor } = checklist;
  const applicationOf = (viewer: { id: string; role: Role }, id: string) =>
    includesRole(viewer.role, 'ADVISOR') ? staff.byId(viewer.id, id) : service.byId(viewer.id, id);

  return {
    Query: {
      applicationPreview: (_query, { type, itemId, intake }, { viewer }) =>
        preview(viewer.id, { type, itemId, intake: intake ?? null }),
      myApplications: async (_query, { status, type, page }, { viewer }) => {
        const wanted = readPage(page);
        const { total, ...rest } = await service.page(
          viewer.id,
          { status: status ?? null, type: type ?? null },
          wanted,
        );
        return { ...rest, pageInfo: pageInfoOf(wanted, total) };
      },
      applicationById: (_query, { id }, { viewer }) => applicationOf(viewer, id),
      application: async (_query, { id }, { viewer }) => found(await applicationOf(viewer, id)),
      applications: async (_query, { filter, page }, { viewer }) => {
        const wanted = readPage(page);
        const { items, total } = await staff.queue(viewer.id, filter ?? {}, wanted);
        return { items, pageInfo: pageInfoOf(wanted, total) };
      },
      advisors: () => staff.advisors(),
      sharingRequest: (_query, { token }) => guardian.requestOf(token),
    },

    Mutation: {
      createApplication: (_mutation, { input }, { viewer }) => creation.create(viewer.id, input),
      withdrawApplication: (_mutation, { input }, { viewer }) => endings.withdraw(viewer.id, input.applicationId),
      declineOffer: (_mutation, { input }, { viewer }) => endings.decline(viewer.id, input.applicationId),
      withdrawSharingConsent: (_mutation, { input }, { viewer }) =>
        endings.withdrawSharing(viewer.id, input.applicationId),
      remindGuardian: (_mutation, { input }, { viewer }) => guardian.remind(viewer.id, input.applicationId),
      answerSharingRequest: async (_mutation, { input }) => {
        const errors = await guardian.answer(input);
        return { ok: errors.length === 0, errors };
      },
      setVisaChecklistItem: (_mutation, { input }, { viewer }) =>
        checklist.set({ id: viewer.id, isStaff: includesRole(viewer.role, 'ADVISOR') }, input),
      assignApplication: (_mutation, { input }, { viewer }) => staff.assign(viewer.id, input),
      advanceApplication: (_mutation, { input }, { viewer }) => staff.advance(viewer.id, input),
      closeDeletionTask: (_mutation, { input }, { viewer }) => staff.closeDeletionTask(viewer.id, input),
    },

    Application: {
      id: ({ record }) => record._id,
      type: ({ record }) => record.type,
      destination: ({ record }) => record.destination,
      intake: ({ record, item }) => views.intakeOf(item, record.intake),
      status: ({ record }) => record.status,
      progress: async view => progressOf(view.record, await checklist.shareOf(view)),
      note: ({ record }) => record.note ?? null,
      history: ({ record }) =>
        record.history.map(line => ({ ...line, note: line.note ?? null, intake: line.intake ?? null })),
      requirements: ({ record, item, reads }) =>
        record.isErased ? [] : views.requirementsFor(record.userId, item, record.intake, reads),
      visaChecklist: async view => ({
        ...(await checklist.checklistOf(view)),
        canChange: mayChangeChecklist(view.record),
      }),
      submittedAt: ({ record }) => record.submittedAt,
      lastUpdated: ({ record }) => lastUpdatedOf(record),
      updatedAt: ({ record }) => record.updatedAt,
      canWithdraw: ({ record }) => mayBecome(record.status, 'WITHDRAWN', 'STUDENT'),
      canDecline: ({ record }) => mayBecome(record.status, 'OFFER_DECLINED', 'STUDENT'),
      sharing: ({ record }) => sharingView(record),
      deletionTask: ({ record: { deletion } }) =>
        deletion ? { ...deletion, closedAt: deletion.closedAt ?? null } : null,
      advisor: ({ record, reads }) => (record.advisorId === undefined ? null : reads.personOf(record.advisorId)),
      student: ({ record, reads }) => reads.personOf(record.userId),
      nextStatuses: ({ record }) => nextStatuses(record.status, 'ADVISOR'),
    },

    ApplicationStudent: {
      isMinor,
      guardianName: student => (isMinor(student) ? (student.guardianName ?? null) : null),
      guardianPhone: student => (isMinor(student) ? (student.guardianPhone ?? null) : null),
    },
    VisaChecklistItem: {
      asOf: ({ source }) => source.asOf,
      checkedOn: ({ source }) => source.checkedOn,
      isStale: ({ source }) => checklist.isStaleSource(source),
    },
  };
};
