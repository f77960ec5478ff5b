import { cardMessages } from '../../kernel/cards/messages';
import { institutionCardMessages } from '../../kernel/cards/institution/messages';
import { scholarshipCardMessages } from '../../kernel/cards/scholarship/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { institutionSearchMessages } from './institution/messages';
import { searchMessages } from './messages';
import { programSearchMessages } from './program/messages';
import { scholarshipSearchMessages } from './scholarship/messages';

const messages = [searchMessages, cardMessages, factsMessages, vocabularyMessages];

export const search = defineFeature({
  folder: 'features/search',
  pages: {
    searchInstitution: {
      load: () => import('./SearchInstitutionPage'),
      staysOnQueryChange: true,
      messages: [...messages, institutionCardMessages, institutionSearchMessages],
    },
    searchProgram: {
      load: () => import('./SearchProgramPage'),
      staysOnQueryChange: true,
      messages: [...messages, programSearchMessages],
    },
    searchScholarship: {
      load: () => import('./SearchScholarshipPage'),
      staysOnQueryChange: true,
      messages: [...messages, scholarshipCardMessages, scholarshipSearchMessages],
    },
    search: { load: () => import('./SearchPage'), messages: [] },
  },
  messages,
  links: [
    {
      in: ['main'],
      route: 'searchInstitution',
      label: { vi: 'Trường', en: 'Institutions' },
      icon: 'building',
      order: 10,
    },
    {
      in: ['main'],
      route: 'searchProgram',
      label: { vi: 'Ngành học', en: 'Programs' },
      icon: 'graduationCap',
      order: 20,
    },
    {
      in: ['main'],
      route: 'searchScholarship',
      label: { vi: 'Học bổng', en: 'Scholarships' },
      icon: 'coin',
      order: 30,
    },
  ],
});
