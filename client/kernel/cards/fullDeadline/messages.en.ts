import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'cards.zoneVietnam': 'Vietnam time',
  'cards.zoneUniversal': 'UTC',
  'cards.zoneCity': '{city} time',
  'cards.deadlineInVietnam': 'In Vietnam: {time} on {day}',
  'cards.deadlineTime': 'Closes at {time}, {zone}',
  'cards.deadlineEndOfDay': 'Until the end of the day, {zone}',
};
