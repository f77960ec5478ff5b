import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { gradesMessages } from './messages';

export const grades = defineFeature({
  folder: 'features/grades',
  pages: { grade: { load: () => import('./GradePage'), staysOnQueryChange: true } },
  messages: [gradesMessages, vocabularyMessages],
  links: [
    {
      in: ['menu', 'footer', 'account', 'workspace'],
      route: 'grade',
      label: { vi: 'Bảng điểm', en: 'Grades' },
      icon: 'graduationCap',
      order: 105,
    },
  ],
  personalData: { grades: { vi: 'Bảng điểm', en: 'Grades' } },
});
