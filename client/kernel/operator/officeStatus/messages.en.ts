import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'operator.openUntil': 'Open now, until {time}',
  'operator.opensToday': 'Closed now, opens at {time}',
  'operator.opensOn': 'Closed now, opens {weekday} at {time}',
};
