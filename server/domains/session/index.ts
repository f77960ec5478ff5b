/** The public API of the session domain: login and logout, registration, passwords. The account domain stores the accounts. */
import { withJitter } from '../../kernel/backOff.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { Platform } from '../../kernel/domain/platform.js';
import { createFailureCounter } from '../../kernel/redis/createFailureCounter.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createOneTimeTokens } from '../../kernel/session/oneTimeTokens.js';
import { hashPassword, verifyDummyHash, verifyPassword } from '../../kernel/session/passwords.js';
import { createConfirmations } from './session.confirmation.js';
import { createSealedText } from '../../kernel/session/sealedText.js';
import { createSessionJobs } from './session.jobs.js';
import { createSessionLoaders } from './session.loaders.js';
import { createLogin } from './session.login.js';
import type { SessionDeps, SessionLimiters, SessionPorts } from './session.ports.js';
import { createSessionPrivacy } from './session.privacy.js';
import { createRegistration } from './session.registration.js';
import { createSessionResolvers } from './session.resolvers.js';
import { createSecondFactor } from './session.secondFactor.js';
import { createSessionService } from './session.service.js';
import { createTries } from './session.tries.js';
import { createStaffProof } from './staffProof.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;
const CODES_PER_HOUR = 20;

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
    register: perHour('register', limits.registerPerHour),
    reset: perHour('reset', limits.resetPerHour),
    codes: perHour('second-factor', CODES_PER_HOUR),
    confirmation: perHour('confirmation', limits.resetPerHour),
    quietConfirmation: perHour('quiet-confirmation', limits.resetPerHour),
  };
}

export const sessionDomain = defineDomain({
  name: 'session',
  create: (platform, ports: SessionPorts) => {
    const { redis, env, clock, mailer, jobs, sessions, runInBackground } = platform;
    const deps: SessionDeps = {
      ...ports,
      passwords: { hash: hashPassword, verify: verifyPassword, verifyDummyHash },
      limits: createLimits(platform),
      tokens: {
        reset: createOneTimeTokens({ redis, name: 'reset-password', lifeSeconds: HOUR }),
        verify: createOneTimeTokens({ redis, name: 'verify-email', lifeSeconds: 7 * DAY }),
      },
      enqueue: jobs.enqueue,
      endSessions: sessions.endAll,
      runInBackground: work => runInBackground(() => withJitter(SPREAD_MS, work)),
      clock,
      publicUrl: env.publicUrl,
      needsConfirmation: env.exposure === 'closed',
    };
    const tries = createTries(deps);
    const confirmations = createConfirmations(deps);
    const secondFactor = createSecondFactor({
      ...deps,
      isPublic: deps.needsConfirmation,
      sealedText: createSealedText({ secrets: env.sessionSecrets, purpose: 'second factor' }),
    });
    const loginService = createLogin({ ...deps, tries, confirmations, secondFactor });
    const service = createSessionService({ ...deps, tries });
    const registration = createRegistration({ ...deps, signIn: loginService.signIn, secondFactor });
    const { needsConfirmation } = deps;
    return {
      resolvers: createSessionResolvers({ service, loginService, confirmations, registration, needsConfirmation }),
      createLoaders: () => createSessionLoaders(ports.accounts),
      privacy: [createSessionPrivacy({ sessions, tokens: deps.tokens })],
      jobs: createSessionJobs({ ...deps, mailer }),
      provides: {
        entryOfConfirmation: confirmations.entryOfMail,
        proveStaff: createStaffProof({ ...deps, secondFactor }),
      },
    };
  },
});
