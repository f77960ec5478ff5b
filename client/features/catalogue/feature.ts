import { cardMessages } from '../../kernel/cards/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { catalogueMessages } from './messages';

export const catalogue = defineFeature({
  folder: 'features/catalogue',
  pages: {
    institution: { load: () => import('./InstitutionPage') },
    program: { load: () => import('./ProgramPage') },
    scholarship: { load: () => import('./ScholarshipPage') },
  },
  messages: [catalogueMessages, cardMessages],
});
