export const vi = {
  'paper.sources': 'Nguồn',
  'paper.address': 'Trang này trên mạng: {address}',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
