/** Of which nationality somebody is who looks for a scholarship: what is known to be for others alone is not near either. */
import type { ScholarshipAudience } from '../../../schema/rules/audience.rules.js';
import { optionsOf, type Filter } from './query/filters.js';
import type { Understanding } from './understanding/understand.js';

/** What names Vietnam among others may name any country, and what names none is for nobody in particular. */
const FOR_ANYBODY: readonly ScholarshipAudience[] = ['VIETNAM_AMONG_OTHERS', 'EVERY_NATIONALITY', 'UNKNOWN'];
const FOR_VIETNAM: readonly ScholarshipAudience[] = ['VIETNAM_ONLY', ...FOR_ANYBODY];

/** Where the text says a nationality, what may be for it. */
export function forNationality(items: Understanding['items']): Filter[] {
  const audiences = items.flatMap(({ limit }) => (limit.kind === 'AUDIENCE' ? limit.audiences : []));
  if (audiences.includes('VIETNAM_ONLY')) return [optionsOf('AUDIENCE', ...FOR_VIETNAM)];
  return audiences.includes('EVERY_NATIONALITY') ? [optionsOf('AUDIENCE', ...FOR_ANYBODY)] : [];
}
