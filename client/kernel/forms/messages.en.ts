import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'forms.optional': '{label} (optional)',
  'forms.invalid': 'Please check this entry',
  'forms.needsScript': 'JavaScript is off in this browser, so this form cannot be sent.',
  'forms.network':
    'Unable to connect to server. Everything you typed is still here: check your connection and send it again.',
  'forms.unavailable':
    'The server is busy or being looked after. Everything you typed is still here: try again in a few minutes.',
  'forms.signedOut': 'Your session has expired, so this was not sent. Everything you typed is still here.',
  'forms.failed': 'Something went wrong, so this was not sent. Everything you typed is still here.',
  'forms.rateLimited': 'Too many tries. Please come back in a few minutes.',
  'forms.rateLimitedMinutes':
    'Too many tries. Please come back at {time} (in about {count, plural, one {# minute} other {# minutes}}).',
  'forms.rateLimitedHours':
    'Too many tries. Please come back at {time} (in about {count, plural, one {# hour} other {# hours}}).',
  'forms.showPassword': 'Show password',
  'forms.hidePassword': 'Hide password',
  'forms.day': 'Day',
  'forms.month': 'Month',
  'forms.year': 'Year',
  'forms.strength.empty': 'At least 6 characters; the longer, the safer',
  'forms.strength.short': 'Not 6 characters yet',
  'forms.strength.common': 'Very easy to guess: many people use it',
  'forms.strength.personal': 'Easy to guess: it holds your name, email or phone number',
  'forms.strength.fair': 'Passable; 12 characters or more are safer',
  'forms.strength.good': 'Long enough, hard to guess',
  'forms.unsavedTitle': 'You have unsaved changes',
  'forms.unsavedContent': 'If you leave this page, what you typed will be lost.',
  'forms.leave': 'Leave page',
  'forms.stay': 'Stay',
};
