import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'sharedData.PERSON': 'name and date of birth',
  'sharedData.CONTACT': 'email address and phone number',
  'sharedData.SCHOOL': 'current school and level',
  'sharedData.MARKS': 'grade average',
  'sharedData.ENGLISH': 'English test result',
  'sharedData.PLANS': 'program and intake',
  'sharedData.DOCUMENTS': 'documents given to the advisor for this application',
};
