import type { Resolvers } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { SessionError } from './session.errors.js';
import type { Confirmations } from './session.confirmation.js';
import type { SessionLoaders } from './session.loaders.js';
import type { LoginService } from './session.login.js';
import type { AccountSummary } from './session.ports.js';
import type { RegistrationService } from './session.registration.js';
import type { SessionService } from './session.service.js';
import type { VerificationService } from './session.verification.js';

const payload = (errors: SessionError[]) => ({ ok: errors.length === 0, errors });

/** Fields that the session record does not hold are read from the account. A session whose account was deleted is not valid. */
const accountOf = async ({ id }: { id: string }, { loaders }: { loaders: SessionLoaders }): Promise<AccountSummary> => {
  const account = await loaders.accountOf(id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
};

export const createSessionResolvers = ({
  service,
  loginService,
  confirmations,
  registration,
  verification,
  needsConfirmation,
}: {
  service: SessionService;
  loginService: LoginService;
  confirmations: Confirmations;
  registration: RegistrationService;
  verification: VerificationService;
  needsConfirmation: boolean;
}): Pick<Resolvers, 'Query' | 'Mutation' | 'Viewer'> => ({
  Query: {
    viewer: (_parent, _args, { viewer }) => viewer,
    mySessions: async (_parent, _args, { viewer, session }) => {
      const sessions = await session.list();
      return sessions.map(listed => ({ ...listed, isCurrent: listed.id === viewer.sessionId }));
    },
  },
  Mutation: {
    register: async (_parent, { input }, context) => ({
      ...payload(await registration.register(input, context)),
      needsConfirmation,
    }),
    login: (_parent, { input }, context) => loginService.login(input, context),
    logout: async (_parent, _args, context) => {
      await service.logout(context);
      return { ok: true, errors: [] };
    },
    logoutEverywhere: async (_parent, _args, { viewer, session }) => {
      await service.logoutEverywhere(viewer, session);
      return { ok: true, errors: [] };
    },
    revokeSession: async (_parent, { input }, { viewer, session }) => {
      await service.revoke(viewer, session, input.sessionId);
      return { ok: true, errors: [] };
    },
    changePassword: async (_parent, { input }, { viewer, session, address }) =>
      payload(await service.changePassword(input, viewer, { session, address })),
    requestPasswordReset: async (_parent, { input }, context) =>
      payload(await registration.requestReset(input, context)),
    resetPassword: async (_parent, { input }, context) => payload(await registration.resetPassword(input, context)),
    verifyEmail: async (_parent, { input }, context) => {
      const outcome = await verification.verifyEmail(input, context);
      return Array.isArray(outcome) ? { ...payload(outcome), viewer: null } : { ...payload([]), viewer: outcome };
    },
    sendConfirmation: async (_parent, { input }, context) => payload(await confirmations.sendAgain(input, context)),
  },
  Viewer: {
    email: async (viewer, _args, context) => (await accountOf(viewer, context)).email,
    // The session holds the language at login; the user may have changed it since.
    language: async (viewer, _args, context) => (await accountOf(viewer, context)).language,
    isProfileComplete: async (viewer, _args, context) => (await accountOf(viewer, context)).isProfileComplete,
    needsGuardianConsent: async (viewer, _args, context) => (await accountOf(viewer, context)).needsGuardianConsent,
    memberSince: async (viewer, _args, context) => (await accountOf(viewer, context)).memberSince,
  },
});
