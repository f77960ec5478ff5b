/** Applying: the one write that makes an application, however often it is sent. */
import { z } from 'zod';
import { applicationNoteRule } from '../../../schema/rules/applications.rules.js';
import { OPEN_APPLICATIONS_MAX } from '../../../schema/rules/applications.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { Idempotency } from '../../kernel/idempotency/createIdempotency.js';
import { orRefused, refusal, userError, userErrorsOf } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import { isOffered } from './applications.intakes.js';
import { guardianAskedJob, guardianCopyJob } from './applications.jobs.js';
import type { ApplicationsPorts, AppliedRecord, InstitutionRecord, StudentCase } from './applications.ports.js';
import type { ApplicationRecord, ApplicationType, IntakeRef, SharingRecord } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import { applicationWordsOf } from './applications.searchWords.js';
import type { ApplicationResult } from './applications.service.js';
import { type SharingConsent, sharingOf, sharingRefusal } from './applications.sharing.js';
import type { ApplicationViews } from './applications.views.js';

export type CreateInput = {
  type: ApplicationType;
  itemId: string;
  intake: IntakeRef;
  note?: string | null;
  sharingConsent?: SharingConsent | null;
  idempotencyKey: string;
};
type Accepted = { item: AppliedRecord; institution: InstitutionRecord; sharing: SharingRecord; now: Date };

type Deps = Pick<ApplicationsPorts, 'studentsOf'> & {
  repository: ApplicationRepository;
  views: ApplicationViews;
  followUps: FollowUps;
  idempotency: Pick<Idempotency, 'once'>;
  clock: Clock;
};

const createdRule = z.object({ id: z.string() });

export const createApplicationCreation = (deps: Deps) => {
  const { repository, views, followUps, studentsOf, idempotency, clock } = deps;

  const newRecord = (
    id: string,
    student: StudentCase,
    { type, intake: { year, month } }: CreateInput,
    { item, institution, sharing, now }: Accepted,
  ): ApplicationRecord => {
    // Somebody under 16: nothing is sent before the guardian has agreed.
    const waits = sharing.guardian?.part === 'AGREEMENT';
    const status = waits ? 'AWAITING_GUARDIAN' : 'SUBMITTED';
    return {
      _id: id,
      userId: student.id,
      type,
      itemId: item._id,
      destination: institution.destination,
      intake: { year, month },
      status,
      isOpen: true,
      ...(waits ? { isUnsent: true } : {}),
      sharing,
      history: [{ status, at: now, by: 'STUDENT' }],
      searchWords: applicationWordsOf(student, { item, institution }),
      submittedAt: now,
      updatedAt: now,
    };
  };

  const afterCreation = (record: ApplicationRecord, { guardian, textVersion }: SharingRecord): OutboxEntry[] => {
    const { _id: applicationId, userId, status, submittedAt: at } = record;
    return [
      followUps.toStudent(record, status, at),
      followUps.audit('APPLICATION_SHARING_AGREED', userId, record, textVersion),
      ...(guardian?.part === 'AGREEMENT'
        ? [followUp(guardianAskedJob, { userId, applicationId, askedAt: guardian.askedAt }, { at })]
        : []),
      ...(guardian?.part === 'COPY' ? [followUp(guardianCopyJob, { userId, applicationId }, { at })] : []),
    ];
  };

  /** Under the id of its idempotency key: after a crash the next attempt finds what was stored. */
  const createUnder = async (
    id: string,
    userId: string,
    { consent, ...input }: CreateInput & { consent: SharingConsent },
  ): Promise<ApplicationRecord> => {
    const stored = await repository.byId(id);
    if (stored) return stored;
    const [parsed, item, [student]] = [
      applicationNoteRule.safeParse({ note: input.note }),
      await views.currentItem(input.type, input.itemId),
      await studentsOf([userId]),
    ];
    if (!student) throw new AppError('UNAUTHENTICATED');
    if (parsed.error) throw refusal(...userErrorsOf(parsed.error));
    if (!item) throw refusal(userError('NO_SUCH_ITEM', 'itemId'));
    if (!isOffered(views.knownIntakes(item), input.intake, clock()))
      throw refusal(userError('INTAKE_NOT_OFFERED', 'intake'));
    const own = await repository.ofUser(userId);
    const open = own.filter(({ isOpen }) => isOpen);
    if (open.some(({ itemId }) => itemId === item._id)) throw refusal(userError('ALREADY_APPLIED', 'itemId'));
    if (open.length >= OPEN_APPLICATIONS_MAX) throw refusal(userError('TOO_MANY'));
    const institution = await views.sharedReads().institutionOf(item);
    const now = clock();
    const sharing = sharingOf({ consent, student, recipient: institution, today: dayInVietnam(now), now });
    if (!sharing) throw refusal(userError('GUARDIAN_ADDRESS_NEEDED'));
    const record: ApplicationRecord = {
      ...newRecord(id, student, input, { item, institution, sharing, now }),
      ...(parsed.data.note === null ? {} : { note: parsed.data.note }),
    };
    if (await repository.insert(record, afterCreation(record, sharing))) return record;
    const winner = (await repository.byId(id)) ?? (await repository.openFor(userId, item._id));
    if (winner?._id === id) return winner;
    if (winner) throw refusal(userError('ALREADY_APPLIED', 'itemId'));
    throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 1 });
  };

  return {
    create: async (userId: string, input: CreateInput): Promise<ApplicationResult> => {
      // The consent is no part of what is sent twice: ticked again after a lost answer it may be of another language.
      const { idempotencyKey: key, sharingConsent: consent, ...rest } = input;
      const notShared = sharingRefusal(consent);
      if (notShared || !consent) return { application: null, errors: notShared ? [notShared] : [] };
      const call = { scope: 'createApplication', caller: { userId }, key, input: rest, answer: createdRule };
      return orRefused<ApplicationResult>(
        async () => {
          const { id } = await idempotency.once(call, async callId => ({
            id: (await createUnder(callId, userId, { ...input, consent }))._id,
          }));
          const record = await repository.byId(id);
          if (!record) throw new AppError('NOT_FOUND');
          return { application: await views.viewOf(record), errors: [] };
        },
        async errors => {
          const hasApplied = errors.some(({ code }) => code === 'ALREADY_APPLIED');
          const existing = hasApplied ? await repository.openFor(userId, input.itemId) : null;
          return { application: existing && (await views.viewOf(existing)), errors };
        },
      );
    },
  };
};

export type ApplicationCreation = ReturnType<typeof createApplicationCreation>;
