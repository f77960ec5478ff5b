/** The guardian's decision about one application of somebody under 16: written to, read and answered under a link, without an account. */
import { SHARED_DATA, SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { hashOf } from '../../kernel/hash.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { consume, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { type ApplicationError, userError } from './applications.errors.js';
import type { FollowUps } from './applications.followUps.js';
import { guardianAskedJob } from './applications.jobs.js';
import { type ApplicationsPorts, isProgram } from './applications.ports.js';
import type { ApplicationRecord, GuardianRecord, Language, SharingRecord } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { ApplicationResult } from './applications.service.js';
import { withoutLink } from './applications.sharing.js';
import type { ApplicationViews } from './applications.views.js';

export type GuardianAnswer = { token: string; isAgreed: boolean; textVersion: string; language: Language };

type Deps = Pick<ApplicationsPorts, 'studentsOf'> & {
  repository: ApplicationRepository;
  views: ApplicationViews;
  followUps: FollowUps;
  clock: Clock;
  /** Mails to one guardian's address, and of one student. */
  limiters: { perPerson: RateLimiter; perGuardian: RateLimiter };
};

type Waiting = { record: ApplicationRecord; sharing: SharingRecord; guardian: GuardianRecord };

const TOKEN = /^[\w-]{43}$/;

const waitingOf = (record: ApplicationRecord | null): Waiting | null =>
  record?.status === 'AWAITING_GUARDIAN' && record.sharing?.guardian
    ? { record, sharing: record.sharing, guardian: record.sharing.guardian }
    : null;

export const createApplicationGuardian = (deps: Deps) => {
  const { repository, views, followUps, studentsOf, clock, limiters } = deps;

  /** While the link holds and the application waits. */
  const waitingUnder = async (token: string): Promise<Waiting | null> => {
    const waiting = TOKEN.test(token) ? waitingOf(await repository.byGuardianToken(hashOf(token))) : null;
    return waiting?.guardian.expiresAt && waiting.guardian.expiresAt > clock() ? waiting : null;
  };

  return {
    /** Null when the link does not hold. */
    requestOf: async (token: string) => {
      const waiting = await waitingUnder(token);
      if (!waiting) return null;
      const { record, sharing, guardian } = waiting;
      const [{ item }, [student]] = await Promise.all([views.viewOf(record), studentsOf([record.userId])]);
      return {
        guardianName: guardian.name,
        studentName: callNameOf(student?.fullName ?? ''),
        askedAt: guardian.askedAt,
        recipientName: sharing.recipientName,
        destination: sharing.destination,
        programTitle: isProgram(item) ? item.title : null,
        intakeYear: record.intake.year,
        intakeMonth: record.intake.month,
        data: [...SHARED_DATA],
        textVersion: SHARING_TEXT_VERSION,
      };
    },

    /** Of two answers at once, or an answer and a withdrawal, one counts. */
    answer: async ({ token, isAgreed, textVersion, language }: GuardianAnswer): Promise<ApplicationError[]> => {
      const waiting = await waitingUnder(token);
      if (!waiting) return [userError('INVALID_TOKEN', 'token')];
      if (textVersion !== SHARING_TEXT_VERSION) return [userError('OUTDATED_TEXT', 'textVersion')];
      const { record, sharing, guardian } = waiting;
      const now = clock();
      const to = isAgreed ? 'SUBMITTED' : 'GUARDIAN_DECLINED';
      const answered = { ...withoutLink(guardian), answeredAt: now, isAgreed, textVersion, language };
      const changed = await repository.change(record._id, {
        seen: { status: 'AWAITING_GUARDIAN', updatedAt: record.updatedAt },
        set: {
          status: to,
          isOpen: isAgreed,
          sharing: { ...sharing, guardian: answered },
          ...(isAgreed ? { submittedAt: now } : {}),
        },
        ...(isAgreed ? { unset: ['isUnsent'] } : {}),
        history: { status: to, at: now, by: 'GUARDIAN' },
        followUps: [
          followUps.toStudent(record, to, now),
          followUps.audit(
            'APPLICATION_GUARDIAN_ANSWERED',
            null,
            record,
            `${isAgreed ? 'AGREED' : 'REFUSED'} ${textVersion}`,
          ),
        ],
        now,
      });
      return typeof changed === 'string' ? [userError('INVALID_TOKEN', 'token')] : [];
    },

    /** With a new link, to the address that is confirmed now. */
    remind: async (userId: string, id: string): Promise<ApplicationResult> => {
      const refused = (...errors: ApplicationError[]): ApplicationResult => ({ application: null, errors });
      const found = await repository.byId(id);
      if (found?.userId !== userId) throw new AppError('NOT_FOUND');
      const waiting = waitingOf(found);
      if (!waiting) return refused(userError('STEP_NOT_ALLOWED', 'applicationId'));
      const { record, sharing, guardian } = waiting;
      const [student] = await studentsOf([userId]);
      const { name, email } = student?.confirmedGuardian ?? guardian;
      await consume(limiters.perPerson, userId);
      await consume(limiters.perGuardian, email);
      const now = clock();
      const changed = await repository.change(id, {
        seen: { status: 'AWAITING_GUARDIAN', updatedAt: record.updatedAt },
        set: { sharing: { ...sharing, guardian: { part: 'AGREEMENT', name, email, askedAt: now } } },
        followUps: [followUp(guardianAskedJob, { userId, applicationId: id, askedAt: now }, { at: now })],
        now,
      });
      if (typeof changed === 'string') return refused(userError('CONFLICT', 'applicationId'));
      return { application: await views.viewOf(changed), errors: [] };
    },
  };
};

export type ApplicationGuardian = ReturnType<typeof createApplicationGuardian>;
