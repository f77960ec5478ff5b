import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'compare.title': 'Compare programs',
  'compare.description':
    'Programs side by side: tuition, living costs, intakes, deadlines and English scores, each figure with its source.',
  'compare.caption': 'Each column is a program, each row a fact.',
  'compare.facts': 'Facts',
  'compare.award': 'Award',
  'compare.firstYearTotal': 'Estimated first-year total (tuition + living costs)',
  'compare.english': 'Minimum English score',
  'compare.englishOfInstitution': 'The institution’s general minimum.',
  'compare.unknownEverywhere': 'Not known for any of them: {facts}.',
  'compare.retired': 'No longer updated',
  'compare.currencies': 'Amounts are shown in the currency in which they were published; we do not convert them.',
  'compare.removeProgram': 'Remove {title} from comparison',
  'compare.addAnother': 'Add another program',
  'compare.someMissing':
    '{count, plural, one {# program in this link is} other {# programs in this link are}} no longer available and not shown.',
  'compare.share': 'Share this table',
  'compare.share.copied': 'Link copied.',
  'compare.share.failed': 'Could not copy. Please copy the link from the address bar.',
  'compare.trayLabel': 'Programs chosen for comparison',
  'compare.oneMore': 'Choose at least one more to compare.',
  'compare.ready': '{count} chosen, 4 at most.',
  'compare.full': 'All {count} chosen. Remove one to add another.',
  'compare.clear': 'Remove all',
  'compare.open': 'Compare now',
  'compare.emptyTitle': 'No programs to compare yet',
  'compare.chosenTitle': 'You have chosen {count} programs to compare',
  'compare.emptyHint': 'Press “Compare” on {min} to {max} programs you are considering, then see them side by side.',
  'compare.openChosen': 'Compare these {count} programs',
  'compare.browse': 'Find programs',
};
