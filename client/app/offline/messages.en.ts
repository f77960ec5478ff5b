import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'offline.saved':
    'No network: you are reading a copy saved at {time} on {day}. You cannot change it; it reloads once you are back online.',
};
