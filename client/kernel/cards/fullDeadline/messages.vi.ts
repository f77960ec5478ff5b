export const vi = {
  'cards.zoneVietnam': 'giờ Việt Nam',
  'cards.zoneUniversal': 'giờ quốc tế (UTC)',
  'cards.zoneCity': 'giờ {city}',
  'cards.deadlineInVietnam': 'Ở Việt Nam: {time} ngày {day}',
  'cards.deadlineTime': 'Hết hạn lúc {time}, {zone}',
  'cards.deadlineEndOfDay': 'Đến hết ngày, {zone}',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
