/** Corrections of the set-once fields: asked for by the person, decided by staff, applied in one write (domain rules 1h). */
import { correctionRule, decisionRule, SET_ONCE_FIELDS } from '../../../schema/rules/account.rules.js';
import { CORRECTION_DAYS } from '../../../schema/rules/account.values.js';
import { addDays, dayInVietnam } from '../../../schema/rules/days.rules.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { newId } from '../../kernel/newId.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { type AccountError, userError, userErrorsOf } from './account.errors.js';
import { composeMail, decisionWords } from './account.mails.js';
import { isPossiblePhone } from './account.phones.js';
import type { AccountDeps } from './account.ports.js';
import { existingUser, nextUpdatedAt } from './account.profile.js';
import type { CorrectionField, CorrectionRecord, CorrectionStatus, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';
import type { CorrectionsRepository } from './corrections.repository.js';

export type CorrectionResult = { request: CorrectionRecord | null; errors: AccountError[] };
export type CorrectionInput = { field: CorrectionField; wantedValue: string; reason?: string | null };
export type DecisionInput = { requestId: string; isApproved: boolean; answer?: string | null };
export type StaffCorrection = { userId: string; fullName: string; request: CorrectionRecord };

type Deps = Pick<AccountDeps, 'clock' | 'recordEvent' | 'mailer' | 'endSessions' | 'createLimiter'> & {
  users: UserRepository;
  corrections: CorrectionsRepository;
};

const MAX_TRIES = 3;
const refused = (...errors: AccountError[]): CorrectionResult => ({ request: null, errors });

export const createCorrectionsService = ({
  users,
  corrections,
  clock,
  recordEvent,
  mailer,
  endSessions,
  createLimiter,
}: Deps) => {
  const limiter = createLimiter({ name: 'correction', limit: 10, windowSeconds: 86_400 });

  const wantedOf = (
    user: UserRecord,
    { field, wantedValue, reason }: CorrectionInput,
  ): { errors: AccountError[]; wanted?: string; reason?: string } => {
    const parsed = correctionRule(field, dayInVietnam(clock())).safeParse({ wantedValue, reason });
    if (parsed.error) return { errors: userErrorsOf(parsed.error) };
    const { wantedValue: wanted, reason: why } = parsed.data;
    if (wanted === user[SET_ONCE_FIELDS[field]]) return { errors: [userError('SAME_VALUE', 'wantedValue')] };
    if (field === 'PHONE' && !isPossiblePhone(wanted)) return { errors: [userError('INVALID_PHONE', 'wantedValue')] };
    return { errors: [], wanted, ...(why ? { reason: why } : {}) };
  };

  /** Also the address is looked at anew: it must be seen to belong to the person. */
  const apply = (user: UserRecord, field: CorrectionField, from: string, to: string) => {
    const name = SET_ONCE_FIELDS[field];
    return users.correct(
      user._id,
      { [name]: from },
      { [name]: to, updatedAt: nextUpdatedAt(user, clock()), ...(field === 'EMAIL' ? { isEmailVerified: false } : {}) },
    );
  };

  /** The profile first, the request after it: stopped half way, the request is still open and may be approved again. */
  const approve = async (
    user: UserRecord,
    request: CorrectionRecord,
    close: () => Promise<CorrectionRecord | null>,
  ): Promise<CorrectionResult> => {
    const { field, currentValue, wantedValue } = request;
    const isThere = user[SET_ONCE_FIELDS[field]] === wantedValue;
    const outcome = isThere ? 'DONE' : await apply(user, field, currentValue, wantedValue);
    if (outcome === 'TAKEN') return refused(userError('EMAIL_TAKEN', 'requestId'));
    if (outcome === 'CHANGED') return refused(userError('CONFLICT', 'requestId'));
    const closed = await close();
    if (closed) return { request: closed, errors: [] };
    const winner = await corrections.byId(request._id);
    if (winner?.status !== 'APPROVED') await apply(user, field, wantedValue, currentValue);
    return refused(userError('CONFLICT', 'requestId'));
  };

  /** A session holds the name and belongs to an address: it does not outlive them. */
  const tell = async (user: UserRecord, request: CorrectionRecord): Promise<void> => {
    const isApplied = request.status === 'APPROVED';
    if (isApplied && (request.field === 'EMAIL' || request.field === 'FULL_NAME')) await endSessions(user._id);
    const addresses =
      isApplied && request.field === 'EMAIL' ? [request.currentValue, request.wantedValue] : [user.email];
    for (const address of addresses) mailer.post(composeMail(address, user.language, decisionWords(user, request)));
  };

  return {
    ofPerson: corrections.ofPerson,

    request: async (userId: string, input: CorrectionInput): Promise<CorrectionResult> => {
      const user = await existingUser(users, userId);
      const { errors, wanted, ...rest } = wantedOf(user, input);
      if (wanted === undefined) return refused(...errors);
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
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        await corrections.withdrawOpen(userId, field, now);
        if (!(await corrections.insert(request))) continue;
        recordEvent({ kind: 'CORRECTION_REQUESTED', actorId: userId, subjectId: userId, detail: field });
        return { request, errors: [] };
      }
      return refused(userError('CONFLICT'));
    },

    withdraw: async (userId: string, requestId: string): Promise<CorrectionResult> => {
      const request = await corrections.byId(requestId);
      if (request?.userId !== userId) throw new AppError('NOT_FOUND');
      const closed = await corrections.close(requestId, { status: 'WITHDRAWN', decidedAt: clock() });
      return closed ? { request: closed, errors: [] } : refused(userError('CONFLICT', 'requestId'));
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

    /** Nobody decides on a request of their own. */
    decide: async (staffId: string, { requestId, isApproved, answer }: DecisionInput): Promise<CorrectionResult> => {
      const request = await corrections.byId(requestId);
      if (!request) throw new AppError('NOT_FOUND');
      if (request.userId === staffId) throw new AppError('FORBIDDEN');
      const parsed = decisionRule.safeParse({ answer });
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const user = await users.byId(request.userId);
      if (!user || request.status !== 'OPEN') return refused(userError('CONFLICT', 'requestId'));
      const words = parsed.data.answer ? { answer: parsed.data.answer } : {};
      const close = () =>
        corrections.close(requestId, {
          status: isApproved ? 'APPROVED' : 'DECLINED',
          decidedAt: clock(),
          decidedBy: staffId,
          ...words,
        });
      const closed = isApproved ? null : await close();
      const result = isApproved
        ? await approve(user, request, close)
        : closed
          ? { request: closed, errors: [] }
          : refused(userError('CONFLICT', 'requestId'));
      if (!result.request) return result;
      recordEvent({
        kind: 'CORRECTION_DECIDED',
        actorId: staffId,
        subjectId: user._id,
        detail: `${request.field} ${result.request.status}`,
      });
      await tell(user, result.request);
      return result;
    },
  };
};

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;
