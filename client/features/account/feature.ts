import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { personMessages } from '../../kernel/vocabulary/person/messages';
import { accountMessages } from './messages';
import { privacyMessages } from './privacy/messages';

export const account = defineFeature({
  folder: 'features/account',
  pages: {
    completeProfile: { load: () => import('./CompleteProfilePage') },
    profile: { load: () => import('./ProfilePage') },
    profileDetails: { load: () => import('./ProfileDetailsPage') },
    profilePrivacy: {
      load: () => import('./ProfilePrivacyPage'),
      messages: [accountMessages, formMessages, privacyMessages],
    },
    guardianConsent: { load: () => import('./GuardianConsentPage'), messages: [accountMessages, privacyMessages] },
  },
  messages: [accountMessages, formMessages, personMessages],
  links: [
    {
      in: ['account', 'workspace'],
      route: 'profile',
      label: { vi: 'Hồ sơ của tôi', en: 'My profile' },
      icon: 'user',
      order: 10,
    },
    { in: ['workspace'], route: 'profileAccount', label: { vi: 'Tài khoản', en: 'Account' }, icon: 'user', order: 120 },
    {
      in: ['workspace'],
      route: 'profilePrivacy',
      label: { vi: 'Quyền riêng tư', en: 'Privacy' },
      icon: 'user',
      order: 130,
    },
  ],
});
