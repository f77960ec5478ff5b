/** Pages that belong to no feature, or that combine several: they fill the slots of one feature with widgets of another. */
import { accountMessages } from '../../features/account/messages';
import { privacyMessages } from '../../features/account/privacy/messages';
import { endingMessages } from '../../features/applications/ending/messages';
import { applicationsMessages } from '../../features/applications/messages';
import { sharingMessages } from '../../features/applications/sharing/messages';
import { homeMessages } from '../../features/home/messages';
import { reviewsMessages } from '../../features/reviews/messages';
import { sessionMessages } from '../../features/session/messages';
import { consentMessages } from '../../kernel/forms/consent/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { factSourceMessages } from '../../kernel/facts/source/messages';
import { applicationStatusMessages } from '../../kernel/vocabulary/application/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { errorMessages } from '../errors/messages';

export const appPages = defineFeature({
  folder: 'app/pages',
  pages: {
    home: {
      load: () => import('./HomePage'),
      messages: [homeMessages, reviewsMessages, factsMessages, factSourceMessages, vocabularyMessages],
    },
    profileAccount: {
      load: () => import('./ProfileAccountPage'),
      messages: [accountMessages, sessionMessages, formMessages],
    },
    profilePrivacy: {
      load: () => import('./ProfilePrivacyPage'),
      messages: [
        accountMessages,
        privacyMessages,
        consentMessages,
        applicationsMessages,
        endingMessages,
        sharingMessages,
        applicationStatusMessages,
        formMessages,
        vocabularyMessages,
      ],
    },
    error: { load: () => import('./ErrorPage'), messages: [errorMessages] },
  },
});
