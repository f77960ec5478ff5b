import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'cards.foundedIn': 'Founded in {year}',
  'cards.programCount': '{count, plural, =0 {No programs yet} one {1 program} other {{shown} programs}}',
};
