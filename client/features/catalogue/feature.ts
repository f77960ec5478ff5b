import { cardMessages } from '../../kernel/cards/messages';
import { institutionCardMessages } from '../../kernel/cards/institution/messages';
import { scholarshipCardMessages } from '../../kernel/cards/scholarship/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { factSourceMessages } from '../../kernel/facts/source/messages';
import { fullDeadlineMessages } from '../../kernel/cards/fullDeadline/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { institutionMessages } from './institution/messages';
import { catalogueMessages } from './messages';
import { programMessages } from './program/messages';
import { scholarshipMessages } from './scholarship/messages';

const shared = [
  catalogueMessages,
  cardMessages,
  fullDeadlineMessages,
  factsMessages,
  factSourceMessages,
  vocabularyMessages,
];

export const catalogue = defineFeature({
  folder: 'features/catalogue',
  pages: {
    institution: {
      load: () => import('./InstitutionPage'),
      messages: [...shared, institutionCardMessages, scholarshipCardMessages, institutionMessages],
    },
    program: { load: () => import('./ProgramPage'), messages: [...shared, programMessages] },
    scholarship: {
      load: () => import('./ScholarshipPage'),
      messages: [...shared, scholarshipCardMessages, scholarshipMessages],
    },
  },
});
