import { defineFeature } from '../../kernel/feature/defineFeature';
import { assessmentsMessages } from './messages';

export const assessments = defineFeature({
  folder: 'features/assessments',
  pages: {
    assessments: { load: () => import('./AssessmentsPage') },
    assessment: { load: () => import('./AssessmentPage') },
    assessmentQuestion: { load: () => import('./AssessmentQuestionPage') },
    assessmentResult: { load: () => import('./AssessmentResultPage') },
  },
  messages: [assessmentsMessages],
  links: [
    {
      in: ['menu', 'footer', 'account'],
      route: 'assessments',
      label: { vi: 'Trắc nghiệm định hướng', en: 'Self-assessments' },
      icon: 'check',
      order: 107,
    },
  ],
  personalData: { assessments: { vi: 'Bài trắc nghiệm và kết quả', en: 'Self-assessments and their results' } },
});
