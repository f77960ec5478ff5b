import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { muiMessages } from '../../kernel/mui/messages';
import { personMessages } from '../../kernel/vocabulary/person/messages';
import { accountMessages } from './messages';
import { privacyMessages } from './privacy/messages';

/** With the chart of how far it has come. */
const profileTexts = [accountMessages, formMessages, personMessages, muiMessages, vocabularyMessages];

export const account = defineFeature({
  folder: 'features/account',
  pages: {
    completeProfile: { load: () => import('./CompleteProfilePage') },
    profileDetails: { load: () => import('./ProfileDetailsPage'), messages: profileTexts },
    guardianConsent: { load: () => import('./GuardianConsentPage'), messages: [accountMessages, privacyMessages] },
  },
  messages: [accountMessages, formMessages, personMessages, vocabularyMessages],
  links: [
    {
      in: ['account', 'workspace'],
      route: 'profileDetails',
      label: { vi: 'Hồ sơ cá nhân', en: 'My profile' },
      icon: 'user',
      order: 30,
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
