import { cardMessages } from '../../kernel/cards/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { searchMessages } from './messages';

export const search = defineFeature({
  folder: 'features/search',
  pages: {
    searchInstitution: { load: () => import('./SearchInstitutionPage'), staysOnQueryChange: true },
    searchProgram: { load: () => import('./SearchProgramPage'), staysOnQueryChange: true },
    searchScholarship: { load: () => import('./SearchScholarshipPage'), staysOnQueryChange: true },
    search: { load: () => import('./SearchPage'), messages: [] },
  },
  messages: [searchMessages, cardMessages, factsMessages, vocabularyMessages],
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
