export const vi = {
  'seo.home': 'Trang chủ',
  'seo.breadcrumbs': 'Bạn đang ở',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
