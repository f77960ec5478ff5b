/** Pages that belong to no feature, or that combine several: they fill the slots of one feature with widgets of another. */
import { accountMessages } from '../../features/account/messages';
import { homeMessages } from '../../features/home/messages';
import { reviewsMessages } from '../../features/reviews/messages';
import { sessionMessages } from '../../features/session/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { errorMessages } from '../errors/messages';

export const appPages = defineFeature({
  folder: 'app/pages',
  pages: {
    home: {
      load: () => import('./HomePage'),
      messages: [homeMessages, reviewsMessages, factsMessages, vocabularyMessages],
    },
    profileAccount: {
      load: () => import('./ProfileAccountPage'),
      messages: [accountMessages, sessionMessages, formMessages],
    },
    error: { load: () => import('./ErrorPage'), messages: [errorMessages] },
  },
});
