/** Corrections of the set-once fields: requested by the user, decided by staff, applied in one write (domain rules 1h). */
import { correctionRule, decisionRule, SET_ONCE_FIELDS } from '../../../schema/rules/account.rules.js';
import { CORRECTION_DAYS } from '../../../schema/rules/account.values.js';
import { addDays, dayInVietnam } from '../../../schema/rules/days.rules.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { newId } from '../../kernel/newId.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { nextUpdatedAt } from '../../kernel/transitions/changeDocument.repository.js';
import { type AccountError, userError, userErrorsOf } from './account.errors.js';
import { addressChangeMailJob, decisionMailJob } from './account.jobs.js';
import { mayBecome } from './account.correctionMoves.js';
import { isPossiblePhone } from './account.phones.js';
import { createPasswordCheck } from './account.password.js';
import type { AccountDeps } from './account.ports.js';
import { existingUser } from './account.profile.js';
import type { CorrectionField, CorrectionRecord, CorrectionStatus, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';
import { sessionsEndOf } from './account.sessions.jobs.js';
import type { CorrectionsRepository } from './corrections.repository.js';

export type CorrectionResult = { request: CorrectionRecord | null; errors: AccountError[] };
export type CorrectionInput = {
  field: CorrectionField;
  wantedValue: string;
  reason?: string | null;
  password?: string | null;
};
export type DecisionInput = { requestId: string; isApproved: boolean; answer?: string | null };
export type StaffCorrection = { userId: string; fullName: string; request: CorrectionRecord };

type Deps = Pick<
  AccountDeps,
  'clock' | 'auditEntryOf' | 'confirmationEntryOf' | 'correctedStudentEntryOf' | 'createLimiter' | 'verifyPassword'
> & {
  users: UserRepository;
  corrections: CorrectionsRepository;
};

const MAX_TRIES = 3;

const refused = (...errors: AccountError[]): CorrectionResult => ({ request: null, errors });
const resultOf = (closed: CorrectionRecord | 'CONFLICT'): CorrectionResult =>
  closed === 'CONFLICT' ? refused(userError('CONFLICT', 'requestId')) : { request: closed, errors: [] };

export const createCorrectionsService = ({
  users,
  corrections,
  clock,
  auditEntryOf,
  confirmationEntryOf,
  correctedStudentEntryOf,
  createLimiter,
  verifyPassword,
}: Deps) => {
  const limiter = createLimiter({ name: 'correction', limit: 10, windowSeconds: 86_400 });
  const flawsOfPassword = createPasswordCheck({ verifyPassword, createLimiter });

  const wantedOf = (
    user: UserRecord,
    { field, wantedValue, reason, password: typed }: CorrectionInput,
  ): { errors: AccountError[]; wanted?: string; password?: string; reason?: string } => {
    const parsed = correctionRule(field, dayInVietnam(clock())).safeParse({ wantedValue, reason, password: typed });
    if (parsed.error) return { errors: userErrorsOf(parsed.error) };
    const { wantedValue: wanted, reason: why, password } = parsed.data;
    if (wanted === user[SET_ONCE_FIELDS[field]]) return { errors: [userError('SAME_VALUE', 'wantedValue')] };
    if (field === 'PHONE' && !isPossiblePhone(wanted)) return { errors: [userError('INVALID_PHONE', 'wantedValue')] };
    return { errors: [], wanted, ...(password === undefined ? {} : { password }), ...(why ? { reason: why } : {}) };
  };

  /**
   * A corrected e-mail address is unverified, until its owner opens the link of a new mail, and must log in anew; sessions hold the name. What ends them is
   * written together with the change.
   */
  const apply = (
    user: UserRecord,
    { field, from, to }: { field: CorrectionField; from: string; to: string },
    isEmailVerified = false,
  ) => {
    const name = SET_ONCE_FIELDS[field];
    const now = clock();
    return users.correct(
      user._id,
      { [name]: from },
      {
        [name]: to,
        updatedAt: nextUpdatedAt(user.updatedAt, now),
        ...(field === 'EMAIL' ? { isEmailVerified } : {}),
      },
      field === 'EMAIL' || field === 'FULL_NAME'
        ? [sessionsEndOf(user._id, now), correctedStudentEntryOf(user._id, now)]
        : [],
    );
  };

  /** The profile is written first: after a crash in between the request is still open and can be approved again. */
  const approve = async (
    user: UserRecord,
    request: CorrectionRecord,
    close: () => Promise<CorrectionRecord | 'CONFLICT'>,
  ): Promise<CorrectionResult> => {
    const { field, currentValue, wantedValue } = request;
    const isThere = user[SET_ONCE_FIELDS[field]] === wantedValue;
    const outcome = isThere ? 'DONE' : await apply(user, { field, from: currentValue, to: wantedValue });
    if (outcome === 'TAKEN') return refused(userError('EMAIL_TAKEN', 'requestId'));
    if (outcome === 'CHANGED') return refused(userError('CONFLICT', 'requestId'));
    const closed = await close();
    if (closed !== 'CONFLICT') return { request: closed, errors: [] };
    const winner = await corrections.byId(request._id);
    if (winner?.status !== 'APPROVED')
      await apply(user, { field, from: wantedValue, to: currentValue }, user.isEmailVerified);
    return refused(userError('CONFLICT', 'requestId'));
  };

  return {
    ofPerson: corrections.ofPerson,

    request: async (userId: string, input: CorrectionInput): Promise<CorrectionResult> => {
      const user = await existingUser(users, userId);
      const { errors, wanted, password, ...rest } = wantedOf(user, input);
      if (wanted === undefined) return refused(...errors);
      const flaws = password === undefined ? [] : await flawsOfPassword(user, password);
      if (flaws.length > 0) return refused(...flaws);
      await consume(limiter, userId);
      const { field } = input;
      const now = clock();
      const request: CorrectionRecord = {
        _id: newId(),
        userId,
        field,
        currentValue: user[SET_ONCE_FIELDS[field]],
        wantedValue: wanted,
        ...rest,
        status: 'OPEN',
        requestedAt: now,
        dueOn: addDays(dayInVietnam(now), CORRECTION_DAYS),
      };
      const followUps = [
        auditEntryOf({ kind: 'CORRECTION_REQUESTED', actorId: userId, subjectId: userId, detail: field }),
        // The present mailbox hears of it before anybody decides.
        ...(field === 'EMAIL' ? [followUp(addressChangeMailJob, { userId, requestId: request._id }, { at: now })] : []),
      ];
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        await corrections.withdrawOpen(userId, field, now);
        if (await corrections.insert(request, followUps)) return { request, errors: [] };
      }
      return refused(userError('CONFLICT'));
    },

    withdraw: async (userId: string, requestId: string): Promise<CorrectionResult> => {
      const request = await corrections.byId(requestId);
      if (request?.userId !== userId) throw new AppError('NOT_FOUND');
      if (!mayBecome(request, 'WITHDRAWN', 'OWNER')) return refused(userError('CONFLICT', 'requestId'));
      const now = clock();
      return resultOf(await corrections.close(requestId, { status: 'WITHDRAWN', decidedAt: now }, { now }));
    },

    queue: async (
      status: CorrectionStatus,
      page: { number: number; size: number },
    ): Promise<{ items: StaffCorrection[]; total: number }> => {
      const { items, total } = await corrections.page(status, page);
      const people = new Map(
        (await users.byIds([...new Set(items.map(({ userId }) => userId))])).map(user => [user._id, user.fullName]),
      );
      return {
        items: items.map(request => ({ userId: request.userId, fullName: people.get(request.userId) ?? '', request })),
        total,
      };
    },

    /** Staff cannot decide on their own requests. */
    decide: async (staffId: string, { requestId, isApproved, answer }: DecisionInput): Promise<CorrectionResult> => {
      const request = await corrections.byId(requestId);
      if (!request) throw new AppError('NOT_FOUND');
      if (request.userId === staffId) throw new AppError('FORBIDDEN');
      const parsed = decisionRule.safeParse({ answer });
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const user = await users.byId(request.userId);
      const status = isApproved ? 'APPROVED' : 'DECLINED';
      if (!user || !mayBecome(request, status, 'STAFF')) return refused(userError('CONFLICT', 'requestId'));
      const words = parsed.data.answer ? { answer: parsed.data.answer } : {};
      const now = clock();
      const detail = `${request.field} ${status}`;
      const followUps = [
        auditEntryOf({ kind: 'CORRECTION_DECIDED', actorId: staffId, subjectId: user._id, detail }),
        followUp(decisionMailJob, { userId: user._id, requestId }, { at: now }),
        ...(isApproved && request.field === 'EMAIL' ? [confirmationEntryOf(user._id, now)] : []),
      ];
      const close = () =>
        corrections.close(requestId, { status, decidedAt: now, decidedBy: staffId, ...words }, { now, followUps });
      return isApproved ? approve(user, request, close) : resultOf(await close());
    },
  };
};

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;
