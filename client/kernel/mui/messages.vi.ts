export const vi = {
  'mui.chartAsTable': 'Xem dạng bảng',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
