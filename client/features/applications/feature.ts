import { cardMessages } from '../../kernel/cards/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { applicationStatusMessages } from '../../kernel/vocabulary/application/messages';
import { personMessages } from '../../kernel/vocabulary/person/messages';
import { applyMessages } from './apply/messages';
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
        cardMessages,
        factsMessages,
        vocabularyMessages,
      ],
    },
    applicationNew: {
      load: () => import('./ApplicationNewPage'),
      messages: [
        applicationsMessages,
        applyMessages,
        formMessages,
        personMessages,
        cardMessages,
        factsMessages,
        vocabularyMessages,
      ],
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
