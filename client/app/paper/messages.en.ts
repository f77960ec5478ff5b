import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'paper.sources': 'Sources',
  'paper.address': 'This page online: {address}',
};
