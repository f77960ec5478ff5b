import { defineFeature } from '../../kernel/feature/defineFeature';
import { homeMessages } from './messages';

export const home = defineFeature({
  folder: 'features/home',
  pages: { home: { load: () => import('./HomePage') } },
  messages: [homeMessages],
  links: [{ in: ['menu'], route: 'home', label: { vi: 'Trang chủ', en: 'Home' }, icon: 'sun', order: 0 }],
});
