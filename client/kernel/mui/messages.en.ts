import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'mui.open': 'Open the list',
  'mui.clear': 'Clear',
  'mui.noOptions': 'No matches',
  'mui.chartAsTable': 'View as table',
};
