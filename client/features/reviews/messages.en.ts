import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'reviews.title': 'Student reviews',
  'reviews.titleOf': 'Reviews of {name}',
  'reviews.description': 'Students on the institutions they know, and on this site.',
  'reviews.lead':
    'Each one is a student’s personal view, published with their consent. We read them first but never edit them. Newest first.',
  'reviews.aboutService': 'About this site',
  'reviews.publishedOn': 'Published {day}',
  'reviews.readOn': 'Read more',
  'reviews.readOnOf': 'Read more of the review by {name}',
  'reviews.all': '{count, plural, one {See the review} other {See all # reviews}}',
  'reviews.write': 'Review this site',
  'reviews.writeInstitution': 'Review this institution',
  'reviews.none': 'No reviews yet',
  'reviews.noneHint': 'Used this site? Tell other students what helped and what didn’t.',
  'reviews.noneOfInstitution': 'Nobody has reviewed this institution yet. Are you studying here, or have you?',
  'reviews.toInstitution': 'Go to the institution’s page',
};
