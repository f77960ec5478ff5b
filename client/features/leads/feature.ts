import { cardMessages } from '../../kernel/cards/messages';
import { scholarshipCardMessages } from '../../kernel/cards/scholarship/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { consentMessages } from '../../kernel/forms/consent/messages';
import { formMessages } from '../../kernel/forms/messages';
import { officeStatusMessages } from '../../kernel/operator/officeStatus/messages';
import { leadsMessages } from './messages';

export const leads = defineFeature({
  folder: 'features/leads',
  pages: {
    contact: {
      load: () => import('./ContactPage'),
      messages: [leadsMessages, formMessages, consentMessages, officeStatusMessages],
    },
    profileStrength: { load: () => import('./ProfileStrengthPage') },
    scholarshipGpa: {
      load: () => import('./ScholarshipGpaPage'),
      messages: [leadsMessages, cardMessages, scholarshipCardMessages, factsMessages, vocabularyMessages],
    },
  },
  messages: [leadsMessages, formMessages, consentMessages],
  links: [
    {
      in: ['footer', 'menu'],
      route: 'contact',
      label: { vi: 'Liên hệ tư vấn', en: 'Talk to an advisor' },
      icon: 'info',
      order: 200,
    },
    {
      in: ['footer'],
      route: 'profileStrength',
      label: { vi: 'Ước lượng học bổng', en: 'Estimate a scholarship' },
      icon: 'graduationCap',
      order: 120,
    },
  ],
  personalData: { leads: { vi: 'Tin nhắn gửi tư vấn viên', en: 'Messages to advisors' } },
});
