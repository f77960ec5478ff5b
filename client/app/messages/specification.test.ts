/** The English messages that the specification gives word for word (its sections 4, 5, 6 and 8). */
import { messagePaths, readTexts } from '../../testing/messages';

const MESSAGES: readonly [situation: string, ...texts: string[]][] = [
  ['a session that has ended', 'Session expired', 'Your session has expired, please login again.', 'Login', 'Cancel'],
  ['what needs a login', 'You need to login to continue. Do you want to login now?'],
  [
    'login',
    'Login failed',
    'An error occurred during login',
    'Login successful',
    'Please enter your email address',
    'Please enter a valid email address',
    'Please enter your password',
    'Password must be at least 6 characters',
  ],
  [
    'registration',
    'Registration failed',
    'An error occurred during registration',
    'Registration successful',
    'Passwords do not match',
    'Please enter a valid phone number',
    'Please select your date of birth',
  ],
  [
    'the profile',
    'An error occurred while updating profile',
    'Profile updated successfully',
    'Password changed successfully',
    'New password must be at least 6 characters',
  ],
  [
    'contact',
    'An error occurred while sending the message.',
    'Unable to connect to server.',
    'Thank you for your message! We will get back to you soon',
    'Submitted successfully!',
    'Please enter your name',
    'Campaign is required',
    'Send Message',
    'Sending...',
  ],
  ['applications', 'Could not load application list.'],
  ['grades', 'Error saving grades. Please try again.', 'Grades saved successfully!'],
  ['the wishlist', 'Unable to load wishlist', 'Unable to remove from wishlist', 'Removed from wishlist'],
  ['a scholarship', 'scholarship not found', 'Error loading scholarship details. Please try again later.'],
  ['profile strength', 'Data file not found', 'Scholarship data or GPA message not found'],
  ['an address without a page', 'Page Not Found', 'Page not found: {path}', 'Internal Server Error'],
];

/** Messages whose keys the specification gives too, and names of parts of pages that tests of components do not draw. */
const BY_KEY: Readonly<Record<string, string>> = {
  'common.sessionExpiredTitle': 'Session expired',
  'common.sessionExpiredContent': 'Your session has expired, please login again.',
  'common.login': 'Login',
  'common.cancel': 'Cancel',
  'catalogue.institutionTab.details': 'School Details',
  'catalogue.institutionTab.programs': 'Programs',
  'catalogue.institutionTab.scholarships': 'Scholarships',
  'catalogue.section.overview': 'Overview',
  'catalogue.section.admission': 'Admission Requirements',
  'catalogue.section.facilities': 'Institution Facilities',
  'catalogue.programTab.about': 'About',
  'catalogue.programTab.similar': 'Similar Programs',
};

const byKey = new Map<string, string>();
let texts: ReadonlySet<string>;

beforeAll(async () => {
  const files = await Promise.all(messagePaths.map(path => readTexts(path, 'en')));
  for (const file of files) for (const [key, text] of Object.entries<string>(file)) byKey.set(key, text);
  texts = new Set(byKey.values());
});

it.each(Object.entries(BY_KEY))('stand under the key %s: %s', (key, text) => {
  expect(byKey.get(key)).toBe(text);
});

it.each(MESSAGES)('of %s stand as they are given', (_situation, ...given) => {
  expect(given.filter(text => !texts.has(text))).toEqual([]);
});
