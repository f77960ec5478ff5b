/** What advisors and administrators do with leads: the queue, assignment, the answer. */
import { leadAnswerRule } from '../../../schema/rules/leads.rules.js';
import type { ContactCampaign, LeadKind } from '../../../schema/rules/leads.values.js';
import type { Clock } from '../../kernel/clock.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import { type Assignment, wantedWordsOf } from '../../kernel/staffQueue/queueFilter.js';
import { type LeadError, userError, userErrorsOf } from './leads.errors.js';
import { answeredMailJob } from './leads.jobs.js';
import type { LeadsPorts } from './leads.ports.js';
import type { LeadEvent, LeadRecord, LeadStatus } from './leads.records.js';
import type { LeadRepository } from './leads.repository.js';
import type { LeadView, LeadViews } from './leads.views.js';

export type LeadFilter = {
  status?: LeadStatus | null;
  kind?: LeadKind | null;
  campaign?: ContactCampaign | null;
  assignedTo?: Assignment | null;
  text?: string | null;
};
type Seen = { leadId: string; seenUpdatedAt: Date };
export type LeadResult = { lead: LeadView | null; errors: LeadError[] };

type Deps = Pick<LeadsPorts, 'listStaff' | 'notificationEntryOf' | 'auditEntryOf'> & {
  repository: LeadRepository;
  views: LeadViews;
  clock: Clock;
};
type Change = {
  set?: Partial<LeadRecord>;
  unset?: readonly 'advisorId'[];
  event: LeadEvent;
  followUps: readonly OutboxEntry[];
};

const refused = (...errors: LeadError[]): LeadResult => ({ lead: null, errors });

export const createLeadsStaff = ({ repository, views, listStaff, notificationEntryOf, auditEntryOf, clock }: Deps) => {
  const auditOf = (kind: 'LEAD_ASSIGNED' | 'LEAD_ANSWERED' | 'LEAD_CLOSED', staffId: string, detail: string) =>
    auditEntryOf({ kind, actorId: staffId, detail });

  /** The lead as it was seen and is still to be settled, changed in one write. */
  const change = async (
    { leadId, seenUpdatedAt }: Seen,
    changeOf: (record: LeadRecord, now: Date) => Change | LeadError,
  ): Promise<LeadResult> => {
    const record = await repository.byId(leadId);
    if (record?.updatedAt.getTime() !== seenUpdatedAt.getTime()) return refused(userError('CONFLICT', 'seenUpdatedAt'));
    if (record.status === 'CLOSED') return refused(userError('ALREADY_CLOSED', 'leadId'));
    const now = clock();
    const wanted = changeOf(record, now);
    if ('code' in wanted) return refused(wanted);
    const { set = {}, unset = [], event, followUps } = wanted;
    const changed = await repository.change({
      id: leadId,
      seen: { updatedAt: seenUpdatedAt },
      set,
      unset,
      history: event,
      followUps,
      now,
    });
    if (changed === 'CONFLICT') return refused(userError('CONFLICT', 'seenUpdatedAt'));
    return { lead: views.viewOf(changed), errors: [] };
  };

  return {
    queue: async (
      staffId: string,
      { status, kind, campaign, assignedTo, text }: LeadFilter,
      page: PageRequest,
    ): Promise<{ items: LeadView[]; total: number }> => {
      const words = wantedWordsOf(text);
      if (words === null) return { items: [], total: 0 };
      const { items, total } = await repository.queue(
        {
          ...(status ? { status } : {}),
          ...(kind ? { kind } : {}),
          ...(campaign ? { campaign } : {}),
          ...(assignedTo ? { assignedTo } : {}),
          staffId,
          words,
        },
        page,
      );
      return { items: views.viewsOf(items), total };
    },

    byId: async (id: string): Promise<LeadView | null> => {
      const record = await repository.byId(id);
      return record && views.viewOf(record);
    },

    assign: async (staffId: string, input: Seen & { advisorId?: string | null }): Promise<LeadResult> => {
      const { advisorId = null } = input;
      if (advisorId !== null && !(await listStaff()).some(({ id }) => id === advisorId))
        return refused(userError('NO_SUCH_ADVISOR', 'advisorId'));
      return change(input, (record, at) => {
        const isNews = advisorId !== null && advisorId !== staffId && advisorId !== record.advisorId;
        const parameters = { leadId: record._id };
        return {
          ...(advisorId === null ? { unset: ['advisorId'] } : { set: { advisorId } }),
          event: { kind: 'ASSIGNED', at },
          followUps: [
            auditOf('LEAD_ASSIGNED', staffId, `${record._id} ${advisorId ?? 'NOBODY'}`),
            ...(isNews ? [notificationEntryOf({ userId: advisorId, code: 'LEAD_ASSIGNED', parameters, at })] : []),
          ],
        };
      });
    },

    /** Whoever answers an unassigned lead looks after it. */
    answer: async (staffId: string, input: Seen & { text: string }): Promise<LeadResult> => {
      const parsed = leadAnswerRule.safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      return change(input, ({ _id: leadId, userId = null, advisorId = staffId }, at) => ({
        set: { status: 'ANSWERED', advisorId },
        event: { kind: 'ANSWERED', at, text: parsed.data.text },
        followUps: [
          followUp(answeredMailJob, { leadId, userId, answeredAt: at }, { at }),
          auditOf('LEAD_ANSWERED', staffId, leadId),
          ...(userId === null
            ? []
            : [notificationEntryOf({ userId, code: 'LEAD_ANSWERED', parameters: { leadId }, at })]),
        ],
      }));
    },

    close: (staffId: string, input: Seen): Promise<LeadResult> =>
      change(input, ({ _id }, at) => ({
        set: { status: 'CLOSED' },
        event: { kind: 'CLOSED', at },
        followUps: [auditOf('LEAD_CLOSED', staffId, _id)],
      })),
  };
};

export type LeadsStaff = ReturnType<typeof createLeadsStaff>;
