import type { Migration } from '../kernel/migrations/migration.js';
import type { ChangeDocument, StoredDocument } from '../kernel/migrations/rewriteDocuments.js';

/** What the starters of 0.1.0 and 0.2.0 gave as a cost of living, by its source: the sum that a visa asks to be proven. */
const VISA_MINIMUMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['au-homeaffairs-student-500', ['29710 AUD']],
  ['ca-ircc-proof-of-funds', ['23448 CAD']],
  ['de-daad-finances', ['11904 EUR']],
  ['visa-living-au', ['29710 AUD']],
  ['visa-living-ca', ['22895 CAD']],
  ['visa-living-de', ['11904 EUR']],
  ['visa-living-gb', ['10539 GBP', '13761 GBP']],
  ['visa-living-ie', ['10000 EUR']],
]);

/** How many facts an item of the collection was counted complete by, the cost of living among them. */
const COUNTED = { institutions: 10, programs: 12 } as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A sum that staff entered, even by the same source, is another one and stays. */
const isVisaMinimum = ({ origin, costOfLiving: cost }: StoredDocument): boolean =>
  origin === 'STARTER' &&
  isObject(cost) &&
  (VISA_MINIMUMS.get(String(cost.source))?.includes(`${cost.amount} ${cost.currency}`) ?? false);

const sourcesIn = (value: unknown): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, child]) =>
        key === 'source' && typeof child === 'string' ? [child] : sourcesIn(child),
      )
    : [];

const without = (counted: number): ChangeDocument => {
  const completenessAfter = (before: unknown): number => Math.round(Number(before) * counted - 1) / counted;
  return item => {
    if (!isVisaMinimum(item)) return null;
    const { costOfLiving: _cost, staffFields, completeness, ...rest } = item;
    return {
      set: {
        // Of a field that staff changed no load would ever bring a published cost.
        staffFields: Array.isArray(staffFields) ? staffFields.filter(field => field !== 'costOfLiving') : [],
        sourceIds: [...new Set(sourcesIn(rest))].toSorted(),
        completeness: completenessAfter(completeness),
      },
      unset: ['costOfLiving'],
    };
  };
};

/** A load takes it from items that the starter still holds and nobody edited; it never touches the others. */
export const visaMinimumIsNoCostOfLiving: Migration = {
  name: '0003-visa-minimum-is-no-cost-of-living',
  about: 'Items of the starter no longer state what a visa asks to be proven as a published cost of living.',
  run: async ({ rewriteDocuments, say }) => {
    for (const collection of ['institutions', 'programs'] as const)
      say(`${await rewriteDocuments(collection, without(COUNTED[collection]))} ${collection} changed.`);
  },
};
