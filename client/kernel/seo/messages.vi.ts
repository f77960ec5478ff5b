export const vi = {
  'seo.home': 'Trang chủ',
  'seo.breadcrumbs': 'Bạn đang ở',
} as const;
