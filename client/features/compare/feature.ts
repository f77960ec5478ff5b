import { fullDeadlineMessages } from '../../kernel/cards/fullDeadline/messages';
import { cardMessages } from '../../kernel/cards/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { outcomeMessages } from '../../kernel/facts/outcomes/messages';
import { factSourceMessages } from '../../kernel/facts/source/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { compareMessages } from './messages';

export const compare = defineFeature({
  folder: 'features/compare',
  pages: { compare: { load: () => import('./ComparePage') } },
  messages: [
    compareMessages,
    cardMessages,
    fullDeadlineMessages,
    factsMessages,
    factSourceMessages,
    outcomeMessages,
    vocabularyMessages,
  ],
  links: [
    {
      in: ['footer'],
      route: 'compare',
      label: { vi: 'So sánh ngành học', en: 'Compare programs' },
      icon: 'columns',
      order: 100,
    },
  ],
});
