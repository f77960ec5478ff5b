import type { Resolvers } from '../../generated/resolvers.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import { type ConsentsService, latestConsents } from './account.consents.js';
import type { CorrectionsService } from './account.corrections.js';
import type { DenialService } from './account.denial.js';
import type { GuardianService } from './account.guardian.js';
import type { PrivacyService } from './account.privacy.js';
import type { ProfileService } from './account.profile.js';
import type { RolesService } from './account.roles.js';

export type AccountServices = {
  profile: ProfileService;
  corrections: CorrectionsService;
  denial: DenialService;
  consents: ConsentsService;
  guardian: GuardianService;
  roles: RolesService;
};

export const createAccountResolvers = ({
  profile,
  corrections,
  denial,
  consents,
  guardian,
  roles,
}: AccountServices): Pick<Resolvers, 'Query' | 'Mutation' | 'Profile' | 'CorrectionRequest'> => ({
  Query: {
    myProfile: (_query, _args, { viewer }) => profile.profileOf(viewer.id),
    guardianRequest: (_query, { token }) => guardian.requestOf(token),
    correctionRequests: async (_query, { status, page }) => {
      const wanted = readPage(page);
      const { items, total } = await corrections.queue(status ?? 'OPEN', wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
  },

  Mutation: {
    updateProfile: (_mutation, { input }, { viewer }) => profile.update(viewer.id, { ...input }),
    completeProfile: async (_mutation, { input }, { viewer, session }) => {
      const result = await profile.complete(viewer.id, { ...input });
      if (result.profile) session.markProfile({ isComplete: true });
      return result;
    },
    requestCorrection: (_mutation, { input }, { viewer }) => corrections.request(viewer.id, input),
    withdrawCorrection: (_mutation, { input }, { viewer }) => corrections.withdraw(viewer.id, input.requestId),
    denyAddressChange: async (_mutation, { input }) => ({ errors: await denial.deny(input.token) }),
    setConsent: (_mutation, { input }, { viewer }) => consents.set(viewer.id, input, 'PROFILE'),
    requestGuardianConsent: (_mutation, { input }, { viewer }) => guardian.request(viewer.id, input),
    giveGuardianConsent: async (_mutation, { input }) => {
      const errors = await guardian.give(input);
      return { ok: errors.length === 0, errors };
    },
    decideCorrection: (_mutation, { input }, { viewer }) => corrections.decide(viewer.id, input),
    setRole: async (_mutation, { input }, { viewer }) => {
      const errors = await roles.set(viewer.id, input);
      return { ok: errors.length === 0, errors };
    },
  },

  Profile: {
    id: user => user._id,
    memberSince: user => user.createdAt,
    guardianConsent: user => guardian.consentOf(user),
    guardianCopy: user => guardian.copyOf(user),
    consents: user => latestConsents(user),
    correctionRequests: user => corrections.ofPerson(user._id),
  },

  CorrectionRequest: { id: request => request._id },
});

export const createPersonalDataResolvers = (privacy: PrivacyService): Pick<Resolvers, 'Query' | 'Mutation'> => ({
  Query: {
    myDataExport: (_query, _args, { viewer }) => privacy.exportOf(viewer.id),
    myDeletionPreview: (_query, _args, { viewer }) => privacy.previewOf(viewer.id),
  },
  Mutation: {
    deleteAccount: async (_mutation, { input }, { viewer, session }) => {
      const errors = await privacy.remove(viewer.id, input.password);
      if (errors.length > 0) return { ok: false, errors };
      session.expireCookies({ withPending: true });
      return { ok: true, errors };
    },
  },
});
