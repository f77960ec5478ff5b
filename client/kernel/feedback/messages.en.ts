import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'common.sessionExpiredTitle': 'Session expired',
  'common.sessionExpiredContent': 'Your session has expired, please login again.',
  'feedback.loginTitle': 'Login required',
  'feedback.loginPrompt': 'You need to login to continue. Do you want to login now?',
  'feedback.register': 'Create an account',
  'feedback.loggedOut': 'You have logged out',
  'feedback.logoutFailed': 'Could not log out. Please check your connection and try again.',
};
