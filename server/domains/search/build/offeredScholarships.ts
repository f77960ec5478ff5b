/** The scholarships of an institution as options that tell of each what it pays for and for whom it is: both must hold of one. */
import { SCHOLARSHIP_AMOUNT_KINDS, SCHOLARSHIP_AUDIENCES } from '../../../../schema/rules/catalogue.values.js';
import { coveragesSaid, PAID_MONTHLY } from './scholarshipSums.js';
import type { StoredScholarship } from './storedRows.js';

const UNSTATED = 'UNSTATED';
const COVERAGES: readonly string[] = [...SCHOLARSHIP_AMOUNT_KINDS, PAID_MONTHLY, UNSTATED];
const AUDIENCES: readonly string[] = [...SCHOLARSHIP_AUDIENCES, UNSTATED];

const pairsOf = (coverages: readonly string[], audiences: readonly string[]): string[] =>
  coverages.flatMap(coverage => audiences.map(audience => `${coverage}:${audience}`));
const orUnstated = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : [UNSTATED]);

export const OFFERED_OPTIONS: readonly string[] = pairsOf(COVERAGES, AUDIENCES);

/** By the institution that offers them. */
export function offeredBy(scholarships: readonly StoredScholarship[]): Map<string, string[]> {
  const options = new Map<string, string[]>();
  for (const row of scholarships) {
    if (row.institutionId === null) continue;
    const own = pairsOf(orUnstated(coveragesSaid(row)), orUnstated(row.audiences));
    options.set(row.institutionId, [...new Set([...(options.get(row.institutionId) ?? []), ...own])]);
  }
  return options;
}

/** Those of a scholarship that is asked for; nothing said of it is any. */
export const optionsAsked = ({
  coverages = [],
  audiences = [],
}: {
  coverages?: readonly string[] | undefined;
  audiences?: readonly string[] | undefined;
}): string[] => pairsOf(coverages.length > 0 ? coverages : COVERAGES, audiences.length > 0 ? audiences : AUDIENCES);
