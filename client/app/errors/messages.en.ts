import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'error.notFoundTitle': 'Page Not Found',
  'error.notFoundPath': 'Page not found: {path}',
  'error.notFoundBody': 'The address may have changed or been mistyped. You can start again from here.',
  'error.genericTitle': 'Internal Server Error',
  'error.genericBody': 'Something went wrong on our side. Please try again in a few minutes.',
  'error.badRequestTitle': 'Bad request',
  'error.badRequestBody': 'The address or the data sent is not valid. Please check it.',
  'error.forbiddenTitle': 'You do not have access to this page',
  'error.forbiddenBody': 'It belongs to someone else, or you need to log in.',
  'error.tooManyTitle': 'Too many requests',
  'error.tooManyBody': 'Please wait a moment and try again.',
  'error.unavailableTitle': 'Temporarily unavailable',
  'error.unavailableBody': 'The site is overloaded or under maintenance. Please come back in a few minutes.',
  'error.status': 'Error {statusCode}',
  'error.detail': 'Note in the address: {detail}',
  'error.toHome': 'Go to the home page',
  'error.toSearch': 'Search programs',
  'error.retry': 'Try again',
  'error.description': 'An error page.',
};
