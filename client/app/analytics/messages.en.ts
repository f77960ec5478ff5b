import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'analytics.title': 'May we count your page views?',
  'analytics.content':
    'If you agree, {host} receives the addresses of the public pages you open, so that we learn which ones help. Your name, your email and the pages of your account are not sent. If you refuse, everything works all the same.',
  'analytics.change': 'You can change your mind at any time at the bottom of the page.',
  'analytics.now.AGREED': 'At the moment you agree.',
  'analytics.now.REFUSED': 'At the moment you refuse.',
  'analytics.agree': 'Agree',
  'analytics.refuse': 'Refuse',
  'analytics.policy': 'Privacy policy',
};
