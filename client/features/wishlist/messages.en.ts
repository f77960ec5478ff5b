import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'wishlist.title': 'Wishlist',
  'wishlist.description': 'Institutions, programs and scholarships you have saved.',
  'wishlist.kinds': 'Saved item types',
  'wishlist.tab.schools': 'Schools',
  'wishlist.tab.programs': 'Programs',
  'wishlist.tab.scholarships': 'Scholarships',
  'wishlist.empty.schools': 'No schools saved yet',
  'wishlist.empty.programs': 'No programs saved yet',
  'wishlist.empty.scholarships': 'No scholarships saved yet',
  'wishlist.emptyHint': 'Press the heart on anything you like to save it here.',
  'wishlist.browse.schools': 'Find schools',
  'wishlist.browse.programs': 'Find programs',
  'wishlist.browse.scholarships': 'Find scholarships',
  'wishlist.firstPage': 'Back to the first page',
  'wishlist.retired': 'This item is no longer updated.',
  'wishlist.loadFailed': 'Unable to load wishlist',
  'wishlist.visitorTitle': 'Log in to see your wishlist',
  'wishlist.visitorHint': 'It stays with your account: save on your phone, open it on your computer.',
};
