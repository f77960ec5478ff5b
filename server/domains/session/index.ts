/** The public API of the session domain: login and logout, registration, passwords. The account domain stores the accounts. */
import { CONFIRMATION_DAYS } from '../../../schema/rules/session.values.js';
import { withJitter } from '../../kernel/backOff.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { Platform } from '../../kernel/domain/platform.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createFailureCounter } from '../../kernel/redis/createFailureCounter.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createOneTimeCodes } from '../../kernel/session/credentials/oneTimeCodes.js';
import { createOneTimeTokens } from '../../kernel/session/credentials/oneTimeTokens.js';
import { hashPassword, verifyDummyHash, verifyPassword } from '../../kernel/session/credentials/passwords.js';
import { createSealedText } from '../../kernel/session/secrets/sealedText.js';
import { createRegistrationModel } from './registrations.model.js';
import { createRegistrationRepository } from './registrations.repository.js';
import { createConfirmations } from './session.confirmation.js';
import { createSessionJobs } from './session.jobs.js';
import { createSessionLoaders } from './session.loaders.js';
import { createLogin } from './session.login.js';
import { createPending } from './session.pending.js';
import type { AccountSummary, SessionDeps, SessionLimiters, SessionPorts } from './session.ports.js';
import { createSessionPrivacy } from './session.privacy.js';
import { createRegistration } from './session.registration.js';
import { createSessionResolvers } from './session.resolvers.js';
import { createSecondFactor } from './session.secondFactor.js';
import { createSessionService } from './session.service.js';
import { createTries } from './session.tries.js';
import { createStaffProof } from './staffProof.js';
import { createVerification } from './session.verification.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;
const CODES_PER_HOUR = 20;
/** The owner hears of the next one by mail. */
const WRONG_CODES_WITHOUT_WARNING = 4;
/** What an account may see of failed logins in a day, from everywhere together: far above what its owner mistypes. */
const FAILURES_OF_ACCOUNT = 30;
/** A single customer of a provider with a /64 must not use up what all others of the /48 have. */
const NETWORK_FACTOR = 1.5;
/** More than a person needs who starts again, and few mails for somebody whose address is misused. */
const REGISTRATIONS_OF_ADDRESS = 10;

/** Work right after a response would slow down the next request, and so reveal that an account exists. */
const SPREAD_MS = 250;

function createLimits({ redis, clock, env: { limits } }: Platform): SessionLimiters {
  const failures = (name: string, limit: number, windowSeconds: number) =>
    createFailureCounter({ redis, name, limit, windowSeconds });
  const perHour = (name: string, limit: number) =>
    createRateLimiter({ redis, clock, name, limit, windowSeconds: HOUR });
  return {
    loginFailures: failures('login', limits.loginFailures, QUARTER_HOUR),
    loginFailuresPerDay: failures('login-day', limits.loginFailuresPerDay, DAY),
    loginFailuresOfNetwork: failures('login-network', limits.loginFailuresPerDay * NETWORK_FACTOR, DAY),
    loginFailuresOfAccount: failures('login-account', FAILURES_OF_ACCOUNT, DAY),
    register: perHour('register', limits.registerPerHour),
    registrationsOfAddress: perHour('registrations-of-address', REGISTRATIONS_OF_ADDRESS),
    reset: perHour('reset', limits.resetPerHour),
    codes: perHour('second-factor', CODES_PER_HOUR),
    wrongCodes: failures('wrong-codes', WRONG_CODES_WITHOUT_WARNING, DAY),
    confirmation: perHour('confirmation', limits.resetPerHour),
    loginCodes: perHour('login-codes', limits.resetPerHour),
    quietConfirmation: perHour('quiet-confirmation', limits.resetPerHour),
  };
}

export { confirmationEntryOf, passwordResetEntriesOf } from './session.jobs.js';

export const sessionDomain = defineDomain({
  name: 'session',
  create: (platform, ports: SessionPorts) => {
    const { connection, redis, env, clock, mailer, jobs, userSessions, runInBackground } = platform;
    const deps: SessionDeps = {
      ...ports,
      passwords: { hash: hashPassword, verify: verifyPassword, verifyDummyHash },
      limits: createLimits(platform),
      tokens: {
        reset: createOneTimeTokens({ redis, name: 'reset-password', lifeSeconds: HOUR }),
        verify: createOneTimeTokens({ redis, name: 'verify-email', lifeSeconds: CONFIRMATION_DAYS * DAY }),
      },
      loginCodes: createOneTimeCodes({ redis, name: 'login-code', lifeSeconds: QUARTER_HOUR }),
      enqueue: jobs.enqueue,
      endSessions: userSessions.endAll,
      runInBackground: work => runInBackground(() => withJitter(SPREAD_MS, work)),
      clock,
      publicUrl: env.publicUrl,
      needsConfirmation: env.exposure === 'closed',
    };
    const tries = createTries(deps);
    const registrationModel = createRegistrationModel(connection);
    const registrations = createRegistrationRepository(registrationModel, jobs.runSoon);
    const pending = createPending({ ...deps, registrations });
    const confirmations = createConfirmations({ ...deps, pending });
    const secondFactor = createSecondFactor({
      ...deps,
      isPublic: deps.needsConfirmation,
      sealedText: createSealedText({ secrets: env.sessionSecrets, purpose: 'second factor' }),
    });
    const loginService = createLogin({ ...deps, tries, confirmations, pending, secondFactor });
    const service = createSessionService({ ...deps, tries });
    const registration = createRegistration({ ...deps, pending });
    const verification = createVerification({ ...deps, signIn: loginService.signIn, pending, secondFactor, tries });
    const { needsConfirmation } = deps;
    return {
      resolvers: createSessionResolvers({
        service,
        loginService,
        confirmations,
        registration,
        verification,
        needsConfirmation,
      }),
      createLoaders: () => createSessionLoaders(ports.accounts),
      privacy: [createSessionPrivacy({ ...deps, userSessions, registrations })],
      jobs: createSessionJobs({ ...deps, registrations, mailer }),
      outboxes: [createOutbox(registrationModel)],
      provides: {
        proveStaff: createStaffProof({ ...deps, secondFactor }),
        /** Whether a remembered device may come back without logging in, as the account and the site are now: they may have changed since. */
        mayRenew: (
          account: Pick<AccountSummary, 'role' | 'isEmailVerified'>,
          { hasPassedSecondFactor }: { hasPassedSecondFactor: boolean },
        ): boolean => confirmations.isUsable(account) && (hasPassedSecondFactor || !secondFactor.isNeeded(account)),
      },
    };
  },
});
