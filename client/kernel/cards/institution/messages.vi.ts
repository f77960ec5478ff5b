export const vi = {
  'cards.foundedIn': 'Thành lập năm {year}',
  'cards.programCount': '{count, plural, =0 {Chưa có ngành học} other {{shown} ngành học}}',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
