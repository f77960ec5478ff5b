/** Applying: what it would take, and the one write that makes an application, however often it is sent. */
import { z } from 'zod';
import { applicationNoteRule } from '../../../schema/rules/applications.rules.js';
import { OPEN_APPLICATIONS_MAX } from '../../../schema/rules/applications.values.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { Idempotency } from '../../kernel/idempotency/createIdempotency.js';
import { searchWordsOf } from '../../kernel/staffQueue/queueFilter.js';
import { type ApplicationError, userError, userErrorsOf } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import { type IntakeView, isOffered, offeredIntakes } from './applications.intakes.js';
import { type ApplicationsPorts, type AppliedRecord, isProgram, type StudentCase } from './applications.ports.js';
import type { ApplicationRecord, ApplicationType, IntakeRef } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { Requirement } from './applications.requirements.js';
import type { ApplicationResult } from './applications.service.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';

export type CreateInput = {
  type: ApplicationType;
  itemId: string;
  intake: IntakeRef;
  note?: string | null;
  idempotencyKey: string;
};
export type Preview = {
  item: AppliedRecord;
  intakes: IntakeView[];
  intake: IntakeView | null;
  requirements: Requirement[];
  openApplication: ApplicationView | null;
};

type Deps = Pick<ApplicationsPorts, 'studentsOf'> & {
  repository: ApplicationRepository;
  views: ApplicationViews;
  followUps: FollowUps;
  idempotency: Pick<Idempotency, 'once'>;
  clock: Clock;
};

const createdRule = z.object({ id: z.string() });

/** Ends the work of a key without storing an answer: what was refused once may be accepted later, under the same key. */
class Refusal extends Error {
  constructor(
    readonly error: ApplicationError,
    readonly existing: ApplicationRecord | null = null,
  ) {
    super(error.code);
  }
}

export const createApplicationCreation = (deps: Deps) => {
  const { repository, views, followUps, studentsOf, idempotency, clock } = deps;

  const existingItem = async (type: ApplicationType, itemId: string): Promise<AppliedRecord | null> => {
    const [item] = await views.itemsOf(type, [itemId]);
    return item && !item.isRetired ? item : null;
  };

  const newRecord = async (
    id: string,
    student: StudentCase,
    { type, itemId, intake: { year, month } }: CreateInput,
    item: AppliedRecord,
  ): Promise<ApplicationRecord> => {
    const institution = await views.sharedReads().institutionOf(item);
    const now = clock();
    return {
      _id: id,
      userId: student.id,
      type,
      itemId,
      destination: institution.destination,
      intake: { year, month },
      status: 'SUBMITTED',
      isOpen: true,
      history: [{ status: 'SUBMITTED', at: now, by: 'STUDENT' }],
      searchWords: searchWordsOf(
        student.fullName,
        student.email,
        institution.name,
        ...institution.aliases,
        isProgram(item) ? item.title : '',
      ),
      submittedAt: now,
      updatedAt: now,
    };
  };

  /** Under the id of its idempotency key: after a crash the next attempt finds what was stored. */
  const createUnder = async (id: string, userId: string, input: CreateInput): Promise<ApplicationRecord> => {
    const stored = await repository.byId(id);
    if (stored) return stored;
    const [parsed, item, [student]] = [
      applicationNoteRule.safeParse({ note: input.note }),
      await existingItem(input.type, input.itemId),
      await studentsOf([userId]),
    ];
    if (!student) throw new AppError('UNAUTHENTICATED');
    if (parsed.error) throw new Refusal(userErrorsOf(parsed.error)[0] ?? userError('TOO_LONG', 'note'));
    if (!item) throw new Refusal(userError('NO_SUCH_ITEM', 'itemId'));
    if (!isOffered(views.knownIntakes(item), input.intake, clock()))
      throw new Refusal(userError('INTAKE_NOT_OFFERED', 'intake'));
    const own = await repository.ofUser(userId);
    const open = own.filter(({ isOpen }) => isOpen);
    const existing = open.find(({ itemId }) => itemId === input.itemId);
    if (existing) throw new Refusal(userError('ALREADY_APPLIED', 'itemId'), existing);
    if (open.length >= OPEN_APPLICATIONS_MAX) throw new Refusal(userError('TOO_MANY'));
    const record: ApplicationRecord = {
      ...(await newRecord(id, student, input, item)),
      ...(parsed.data.note === null ? {} : { note: parsed.data.note }),
    };
    if (await repository.insert(record, [followUps.toStudent(record, 'SUBMITTED', record.submittedAt)])) return record;
    const winner = (await repository.byId(id)) ?? (await repository.openFor(userId, input.itemId));
    if (winner?._id === id) return winner;
    if (winner) throw new Refusal(userError('ALREADY_APPLIED', 'itemId'), winner);
    throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 1 });
  };

  return {
    preview: async (
      userId: string,
      { type, itemId, intake }: { type: ApplicationType; itemId: string; intake: IntakeRef | null },
    ): Promise<Preview> => {
      const item = await existingItem(type, itemId);
      if (!item) throw new AppError('NOT_FOUND', undefined, { field: 'itemId' });
      const reads = views.sharedReads();
      const { destination } = await reads.institutionOf(item);
      const intakes = offeredIntakes(views.knownIntakes(item), destination, clock());
      const chosen = intake ?? intakes[0] ?? null;
      const [requirements, open] = await Promise.all([
        views.requirementsFor(userId, item, chosen, reads),
        repository.openFor(userId, itemId),
      ]);
      return {
        item,
        intakes,
        intake: chosen && views.intakeOf(item, chosen),
        requirements,
        openApplication: open && (await views.viewOf(open)),
      };
    },

    create: async (userId: string, input: CreateInput): Promise<ApplicationResult> => {
      const { idempotencyKey: key, ...rest } = input;
      const call = { scope: 'createApplication', caller: { userId }, key, input: rest, answer: createdRule };
      try {
        const { id } = await idempotency.once(call, async callId => ({
          id: (await createUnder(callId, userId, input))._id,
        }));
        const record = await repository.byId(id);
        if (!record) throw new AppError('NOT_FOUND');
        return { application: await views.viewOf(record), errors: [] };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { application: error.existing && (await views.viewOf(error.existing)), errors: [error.error] };
      }
    },
  };
};

export type ApplicationCreation = ReturnType<typeof createApplicationCreation>;
