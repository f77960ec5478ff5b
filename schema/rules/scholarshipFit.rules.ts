/** Which scholarships fit a program, and what one of them saves in the first year. Whether somebody gets it is the provider's decision. */
import type { ScholarshipData } from './catalogue.rules.js';
import type { FIELDS_OF_STUDY, PROGRAM_LEVELS } from './catalogue.values.js';

type Shape = Pick<
  ScholarshipData,
  'destinations' | 'eligibleNationalities' | 'eligibleLevels' | 'eligibleFields' | 'isForNamedProgramsOnly'
> & {
  readonly institutionId?: string | undefined;
};
type Target = {
  readonly institutionId: string;
  readonly destination: ScholarshipData['destinations'][number];
  readonly level: (typeof PROGRAM_LEVELS)[number];
  readonly field: (typeof FIELDS_OF_STUDY)[number];
};

/** For whom this site is made. */
const NATIONALITY = 'VN';

/** UNKNOWN where the source does not say who may apply, or names some countries among others. */
export function isOpenToVietnam({
  eligibleNationalities: eligible,
}: Pick<Shape, 'eligibleNationalities'>): 'YES' | 'NO' | 'UNKNOWN' {
  if (!eligible) return 'UNKNOWN';
  if (eligible.isOpenToAll || eligible.countries.includes(NATIONALITY)) return 'YES';
  return eligible.isListPartial ? 'UNKNOWN' : 'NO';
}

/** False for one that no program of the catalogue can be offered with. */
export const mayFitPrograms = (scholarship: Omit<Shape, 'destinations'>): boolean =>
  isOpenToVietnam(scholarship) !== 'NO' &&
  (scholarship.institutionId !== undefined || !scholarship.isForNamedProgramsOnly);

/** A limit that the source does not name is none. */
export const fitsProgram = (scholarship: Shape, { institutionId, destination, level, field }: Target): boolean =>
  mayFitPrograms(scholarship) &&
  (scholarship.institutionId === undefined || scholarship.institutionId === institutionId) &&
  scholarship.destinations.includes(destination) &&
  (scholarship.eligibleLevels?.includes(level) ?? true) &&
  (scholarship.eligibleFields?.includes(field) ?? true);

type Sum = { readonly amount: number; readonly currency: string };
export type FirstYearCost = { readonly tuition: Sum; readonly living: Sum | null };
export type Saving = { readonly minimum: number; readonly maximum: number };
type Amount = NonNullable<ScholarshipData['amount']>;

const exactly = (amount: number): Saving => ({ minimum: amount, maximum: amount });

/** A sum in another currency is not compared: the page of the scholarship says it. */
const sumIn = (sum: Sum | undefined, { currency }: Sum): number | null =>
  sum && sum.currency === currency ? sum.amount : null;

function ofBounds(minimum: number | null, maximum: number | null): Saving | null {
  const [from, to] = [minimum ?? maximum, maximum ?? minimum];
  return from === null || to === null ? null : { minimum: from, maximum: to };
}

function ofTiers(tiers: NonNullable<Amount['tiers']>, tuition: Sum): Saving | null {
  const savings = tiers.map(({ sum, percent, span }) => {
    if (percent !== undefined) return (tuition.amount * percent) / 100;
    return span === 'FIRST_YEAR' ? sumIn(sum, tuition) : null;
  });
  const known = savings.filter(saving => saving !== null);
  return known.length === savings.length ? { minimum: Math.min(...known), maximum: Math.max(...known) } : null;
}

function unbounded(amount: Amount, { tuition, living }: FirstYearCost): Saving | null {
  if (amount.tiers) return ofTiers(amount.tiers, tuition);
  if (amount.kind === 'FULL_TUITION') return exactly(tuition.amount);
  if (amount.kind === 'FULL_COST')
    return living && living.currency === tuition.currency ? exactly(tuition.amount + living.amount) : null;
  if (amount.kind === 'PARTIAL_TUITION') {
    const share = (percent: number | undefined) => (percent === undefined ? null : (tuition.amount * percent) / 100);
    const byShare = ofBounds(share(amount.minimumPercent), share(amount.maximumPercent));
    if (byShare) return byShare;
  }
  // A sum for a month or a term depends on how many there are, and one for the whole time on how it is paid.
  const isForFirstYear = amount.period === 'YEAR' || amount.period === 'ONCE';
  return isForFirstYear ? ofBounds(sumIn(amount.minimum, tuition), sumIn(amount.maximum, tuition)) : null;
}

/** In the currency of the tuition; null where the source gives no sum or share for the first year. Nobody saves more than the first year costs. */
export function firstYearSaving(amount: Amount | undefined, cost: FirstYearCost): Saving | null {
  const saving = amount && unbounded(amount, cost);
  if (!saving) return null;
  const living = sumIn(cost.living ?? undefined, cost.tuition) ?? 0;
  const most = cost.tuition.amount + living;
  return { minimum: Math.min(saving.minimum, most), maximum: Math.min(saving.maximum, most) };
}
