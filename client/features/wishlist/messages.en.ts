import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'wishlist.title': 'Wishlist',
  'wishlist.description': 'Institutions, programs and scholarships you kept to look at again.',
  'wishlist.kinds': 'Kinds of kept items',
  'wishlist.tab.schools': 'Schools',
  'wishlist.tab.programs': 'Programs',
  'wishlist.tab.scholarships': 'Scholarships',
  'wishlist.empty.schools': 'No schools kept yet',
  'wishlist.empty.programs': 'No programs kept yet',
  'wishlist.empty.scholarships': 'No scholarships kept yet',
  'wishlist.emptyHint': 'Press the heart of anything you like, and it will be here.',
  'wishlist.browse.schools': 'Find schools',
  'wishlist.browse.programs': 'Find programs',
  'wishlist.browse.scholarships': 'Find scholarships',
  'wishlist.firstPage': 'Back to the first page',
  'wishlist.retired': 'This item is no longer updated.',
  'wishlist.loadFailed': 'Unable to load wishlist',
  'wishlist.visitorTitle': 'Log in to see your wishlist',
  'wishlist.visitorHint': 'It follows your account: keep things on your phone, open them on a computer.',
};
