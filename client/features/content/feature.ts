import { defineFeature } from '../../kernel/feature/defineFeature';
import { officeStatusMessages } from '../../kernel/operator/officeStatus/messages';
import { contentMessages } from './messages';

export const content = defineFeature({
  folder: 'features/content',
  pages: {
    about: { load: () => import('./AboutPage') },
    privacy: { load: () => import('./PrivacyPage') },
    legal: { load: () => import('./LegalPage') },
    scamCheck: { load: () => import('./ScamCheckPage') },
    accessibility: { load: () => import('./AccessibilityPage') },
    partners: { load: () => import('./PartnersPage') },
  },
  messages: [contentMessages, officeStatusMessages],
  links: [
    { in: ['about'], route: 'about', label: { vi: 'Giới thiệu', en: 'About us' }, icon: 'info', order: 200 },
    {
      in: ['about', 'menu'],
      route: 'scamCheck',
      label: { vi: 'Kiểm tra lừa đảo', en: 'Scam check' },
      icon: 'warning',
      order: 210,
    },
    {
      in: ['about'],
      route: 'partners',
      label: { vi: 'Dành cho đối tác', en: 'For partners' },
      icon: 'building',
      order: 220,
    },
    {
      in: ['about'],
      route: 'privacy',
      label: { vi: 'Chính sách quyền riêng tư', en: 'Privacy policy' },
      icon: 'user',
      order: 230,
    },
    { in: ['about'], route: 'legal', label: { vi: 'Điều khoản', en: 'Terms and legal' }, icon: 'info', order: 240 },
    {
      in: ['about'],
      route: 'accessibility',
      label: { vi: 'Khả năng tiếp cận', en: 'Accessibility' },
      icon: 'eye',
      order: 250,
    },
  ],
});
