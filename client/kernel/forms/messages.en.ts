import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'forms.optional': '{label} (optional)',
  'forms.invalid': 'Please check this field',
  'forms.needsScript': 'JavaScript is turned off in this browser, so this form cannot be sent.',
  'forms.network':
    'Unable to connect to server. Everything you typed is still here: check your connection and send it again.',
  'forms.unavailable':
    'The server is busy or under maintenance. Everything you typed is still here: try again in a few minutes.',
  'forms.signedOut': 'Your session has expired, so this was not sent. Everything you typed is still here.',
  'forms.failed': 'Something went wrong, so this was not sent. Everything you typed is still here.',
  'forms.rateLimited': 'Too many attempts. Please come back in a few minutes.',
  'forms.rateLimitedMinutes':
    'Too many attempts. Please come back at {time} (in about {count, plural, one {# minute} other {# minutes}}).',
  'forms.rateLimitedHours':
    'Too many attempts. Please come back at {time} (in about {count, plural, one {# hour} other {# hours}}).',
  'forms.showPassword': 'Show password',
  'forms.hidePassword': 'Hide password',
  'forms.day': 'Day',
  'forms.month': 'Month',
  'forms.year': 'Year',
  'forms.strength.empty': 'At least 6 characters; the longer, the safer',
  'forms.strength.short': 'Fewer than 6 characters',
  'forms.strength.common': 'Very easy to guess: many people use this password',
  'forms.strength.personal': 'Easy to guess: it contains your name, email, phone number or our name',
  'forms.strength.fair': 'Acceptable; 12 or more characters are safer',
  'forms.strength.good': 'Long enough, hard to guess',
  'forms.unsavedTitle': 'You have unsaved changes',
  'forms.unsavedContent': 'If you leave this page, what you typed will be lost.',
  'forms.leave': 'Leave page',
  'forms.stay': 'Stay',
};
