export const vi = {
  'operator.openUntil': 'Đang mở cửa, đến {time}',
  'operator.opensToday': 'Đang nghỉ, mở cửa lúc {time}',
  'operator.opensOn': 'Đang nghỉ, mở lại {time} {weekday}',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
