import type { vi } from './offlinePage.vi';

export const en: Record<keyof typeof vi, string> = {
  title: 'You are offline',
  text: 'This page is not stored on your device, so it cannot be opened now. Everything in your account is safe. The page opens by itself once you are back online.',
  again: 'Try again',
  kept: 'What you can read offline',
  '/wishlist': 'Wishlist',
  '/profile/applications': 'Applications',
};
