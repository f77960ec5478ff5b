/** Advising sessions: the student's own, and what the staff arranges. Nobody arranges one for themselves. */
import { z } from 'zod';
import { advisingChangeRule, advisingNoteRule, advisingSessionRule } from '../../../schema/rules/advising.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import type { Idempotency } from '../../kernel/idempotency/createIdempotency.js';
import { type AdvisingError, orRefused, refusal, userError, userErrorsOf } from './advising.errors.js';
import { type Act, createFollowUps } from './advising.followUps.js';
import type { AdvisingPorts } from './advising.ports.js';
import type { AdvisingSessionRecord } from './advising.records.js';
import type { AdvisingRepository, Period } from './advising.repository.js';
import { lastingFrom, minutesOf, slotsOf, timeOf } from './advising.times.js';
import { type AdvisingSessionView, viewsOf } from './advising.views.js';

export type SessionResult = { session: AdvisingSessionView | null; errors: AdvisingError[] };
/** Texts and times as they come from outside; parsed before use. */
export type ScheduleInput = {
  studentId: string;
  advisorId?: string | null;
  idempotencyKey: string;
  [field: string]: unknown;
};
export type ChangeInput = { sessionId: string; seenUpdatedAt: Date; [field: string]: unknown };
export type StaffFilter = { period?: Period; isMine?: boolean | null; studentId?: string | null };

type Deps = AdvisingPorts & {
  repository: AdvisingRepository;
  idempotency: Pick<Idempotency, 'once'>;
  clock: Clock;
};

const createdRule = z.object({ id: z.string() });

const refused = (...errors: AdvisingError[]): SessionResult => ({ session: null, errors });

export const createAdvisingService = (deps: Deps) => {
  const { repository, studentsOf, listStaff, idempotency, clock } = deps;
  const followUpsOf = createFollowUps(deps);

  const resultOf = (record: AdvisingSessionRecord): SessionResult => ({
    session: viewsOf([record], deps)[0] ?? null,
    errors: [],
  });
  /** Under the id of its idempotency key: after a crash the next attempt finds what was stored. */
  const createUnder = async (id: string, staffId: string, input: ScheduleInput): Promise<AdvisingSessionRecord> => {
    const stored = await repository.byId(id);
    if (stored) return stored;
    const parsed = advisingSessionRule.safeParse(input);
    if (parsed.error) throw refusal(...userErrorsOf(parsed.error));
    const { startsAt, minutes, topic, channel, note, joinUrl, place } = parsed.data;
    const now = clock();
    const time = timeOf(startsAt, minutes, now);
    if ('code' in time) throw refusal(time);
    const { studentId } = input;
    const advisorId = input.advisorId ?? staffId;
    const [[student], staff] = await Promise.all([studentsOf([studentId]), listStaff()]);
    if (!student || studentId === staffId) throw refusal(userError('NO_SUCH_STUDENT', 'studentId'));
    if (advisorId === studentId || !staff.some(member => member.id === advisorId))
      throw refusal(userError('NO_SUCH_ADVISOR', 'advisorId'));
    const record: AdvisingSessionRecord = {
      _id: id,
      userId: studentId,
      advisorId,
      topic,
      ...(note ? { note } : {}),
      channel,
      ...(joinUrl ? { joinUrl } : {}),
      ...(place ? { place } : {}),
      status: 'SCHEDULED',
      ...time,
      studentSlots: slotsOf(studentId, time),
      advisorSlots: slotsOf(advisorId, time),
      createdAt: now,
      updatedAt: now,
    };
    const written = await repository.insert(record, followUpsOf('ADVISING_SESSION_SCHEDULED', staffId, record, now));
    if (typeof written === 'string') throw refusal(userError(written, 'startsAt'));
    return written;
  };

  /** Scheduled and not over, as the advisor saw it; or why not. */
  const changeable = async (
    staffId: string,
    { sessionId, seenUpdatedAt }: ChangeInput,
  ): Promise<AdvisingSessionRecord | AdvisingError> => {
    const record = await repository.byId(sessionId);
    if (!record) throw new AppError('NOT_FOUND');
    if (record.userId === staffId) throw new AppError('FORBIDDEN');
    if (record.updatedAt.getTime() !== seenUpdatedAt.getTime()) return userError('CONFLICT', 'seenUpdatedAt');
    const isOver = record.status === 'CANCELLED' || record.endsAt <= clock();
    return isOver ? userError('ALREADY_OVER', 'sessionId') : record;
  };

  const change = async (
    staffId: string,
    {
      act,
      record,
      set,
      unset = [],
    }: Pick<Parameters<AdvisingRepository['change']>[1], 'set' | 'unset'> & {
      act: Act;
      record: AdvisingSessionRecord;
    },
  ): Promise<SessionResult> => {
    const now = clock();
    const followUps = followUpsOf(act, staffId, { ...record, ...set }, now);
    const changed = await repository.change(record._id, {
      seenUpdatedAt: record.updatedAt,
      set,
      unset,
      followUps,
      now,
    });
    if (changed === 'CONFLICT') return refused(userError('CONFLICT', 'seenUpdatedAt'));
    return typeof changed === 'string' ? refused(userError(changed, 'startsAt')) : resultOf(changed);
  };

  return {
    mine: async (userId: string, period: Period, page: PageRequest) => {
      const { items, total } = await repository.page({ userId, period, now: clock() }, page);
      return { items: viewsOf(items, deps), total };
    },

    queue: async (staffId: string, { period = 'UPCOMING', isMine, studentId }: StaffFilter, page: PageRequest) => {
      const filter = { period, ...(isMine ? { advisorId: staffId } : {}), ...(studentId ? { userId: studentId } : {}) };
      const { items, total } = await repository.page({ ...filter, now: clock() }, page);
      return { items: viewsOf(items, deps), total };
    },

    schedule: async (staffId: string, input: ScheduleInput): Promise<SessionResult> => {
      const { idempotencyKey: key, ...rest } = input;
      const scope = 'scheduleAdvisingSession';
      const call = { scope, caller: { userId: staffId }, key, input: rest, answer: createdRule };
      return orRefused(
        async () => {
          const { id } = await idempotency.once(call, async callId => ({
            id: (await createUnder(callId, staffId, input))._id,
          }));
          const record = await repository.byId(id);
          if (!record) throw new AppError('NOT_FOUND');
          return resultOf(record);
        },
        errors => refused(...errors),
      );
    },

    reschedule: async (staffId: string, input: ChangeInput): Promise<SessionResult> => {
      const parsed = advisingChangeRule.safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const record = await changeable(staffId, input);
      if ('code' in record) return refused(record);
      const { startsAt, minutes, channel, joinUrl, place } = parsed.data;
      const lasts = minutes ?? minutesOf(record);
      const time = startsAt
        ? timeOf(startsAt, lasts, clock())
        : { ...lastingFrom(record.startsAt, lasts), timeZone: record.timeZone };
      if ('code' in time) return refused(time);
      if (channel === 'IN_PERSON' && !(place ?? record.place)) return refused(userError('REQUIRED', 'place'));
      const { userId, advisorId } = record;
      const set = {
        ...time,
        ...(channel ? { channel } : {}),
        ...(joinUrl ? { joinUrl } : {}),
        ...(place ? { place } : {}),
        studentSlots: slotsOf(userId, time),
        ...(advisorId === undefined ? {} : { advisorSlots: slotsOf(advisorId, time) }),
      };
      return change(staffId, { act: 'ADVISING_SESSION_RESCHEDULED', record, set });
    },

    cancel: async (staffId: string, input: ChangeInput): Promise<SessionResult> => {
      const parsed = advisingNoteRule.safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const record = await changeable(staffId, input);
      if ('code' in record) return refused(record);
      const { note } = parsed.data;
      const set = { status: 'CANCELLED' as const, ...(note ? { note } : {}) };
      const unset = ['studentSlots', 'advisorSlots'] as const;
      return change(staffId, { act: 'ADVISING_SESSION_CANCELLED', record, set, unset });
    },
  };
};

export type AdvisingService = ReturnType<typeof createAdvisingService>;
