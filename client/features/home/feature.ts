import { defineFeature } from '../../kernel/feature/defineFeature';

export const home = defineFeature({
  folder: 'features/home',
  // Its page stands in app/pages: it shows what students say, which is of another feature.
  pages: {},
  links: [{ in: ['menu'], route: 'home', label: { vi: 'Trang chủ', en: 'Home' }, icon: 'sun', order: 0 }],
});
