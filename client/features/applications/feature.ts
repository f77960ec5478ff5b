import { cardMessages } from '../../kernel/cards/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { factSourceMessages } from '../../kernel/facts/source/messages';
import { fullDeadlineMessages } from '../../kernel/cards/fullDeadline/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { applicationStatusMessages } from '../../kernel/vocabulary/application/messages';
import { personMessages } from '../../kernel/vocabulary/person/messages';
import { applyMessages } from './apply/messages';
import { endingMessages } from './ending/messages';
import { guardianSharingMessages } from './guardian/messages';
import { sharedDataMessages } from './sharedData/messages';
import { sharingMessages } from './sharing/messages';
import { applicationsMessages } from './messages';
import { visaMessages } from './visa/messages';

export const applications = defineFeature({
  folder: 'features/applications',
  pages: {
    applications: {
      load: () => import('./ApplicationsPage'),
      messages: [applicationsMessages, applicationStatusMessages, vocabularyMessages],
    },
    application: {
      load: () => import('./ApplicationPage'),
      messages: [
        applicationsMessages,
        applicationStatusMessages,
        visaMessages,
        endingMessages,
        sharingMessages,
        cardMessages,
        factsMessages,
        factSourceMessages,
        vocabularyMessages,
      ],
    },
    applicationNew: {
      load: () => import('./ApplicationNewPage'),
      messages: [
        applicationsMessages,
        applyMessages,
        sharedDataMessages,
        formMessages,
        personMessages,
        cardMessages,
        fullDeadlineMessages,
        factsMessages,
        factSourceMessages,
        vocabularyMessages,
      ],
    },
    guardianSharing: {
      load: () => import('./GuardianSharingPage'),
      messages: [guardianSharingMessages, sharedDataMessages, vocabularyMessages],
    },
  },
  links: [
    {
      in: ['account', 'workspace'],
      route: 'applications',
      label: { vi: 'Hồ sơ đã nộp', en: 'Applications' },
      icon: 'graduationCap',
      order: 20,
    },
  ],
  personalData: { applications: { vi: 'Hồ sơ đã nộp', en: 'Applications' } },
});
