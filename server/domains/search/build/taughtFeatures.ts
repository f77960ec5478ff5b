/** What an institution has by its programs: an internship in one of them, or that somebody may stay and work after one. */
import { INSTITUTION_FEATURES } from '../../../../schema/rules/catalogue.values.js';
import { docsWith } from './attributeLookup.js';
import { forEachBit } from './bitset.js';
import type { KindIndex } from './searchIndex.js';

type Feature = (typeof INSTITUTION_FEATURES)[number];

/** The numbers of the institutions with a program for which an attribute has a feature. */
export function institutionsTeaching(
  programs: KindIndex,
  name: 'FEATURE' | 'STATED_FEATURE',
): ReadonlyMap<Feature, ReadonlySet<number>> {
  return new Map(
    INSTITUTION_FEATURES.map(feature => {
      const numbers = new Set<number>();
      forEachBit(docsWith(programs, name, [feature]), doc => numbers.add(programs.institutionOf[doc] as number));
      return [feature, numbers] as const;
    }),
  );
}
