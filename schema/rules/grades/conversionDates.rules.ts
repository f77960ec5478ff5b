/** What every value in schema/conversions has: its source, the day on which it was read, and the days between which it holds. */
import { z } from 'zod';
import { isPartialDay } from '../edition.rules.js';

export const text = z.strictObject({ vi: z.string().trim().min(1), en: z.string().trim().min(1) });
const edition = z.string().refine(isPartialDay);
export const day = edition.refine(value => value.length === 10);
export const id = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/);

export const source = z.strictObject({
  id,
  name: z.string().trim().min(1),
  url: z.url({ protocol: /^https$/ }),
  kind: z.enum(['OFFICIAL_PAGE', 'THIRD_PARTY']),
});

export const dated = {
  /** Of the page, where it names one. */
  asOf: edition.nullable(),
  /** Day on which the source was last read. */
  checkedOn: day,
  /** First and last day on which it holds; null where they are not known. */
  validFrom: day.nullable(),
  validUntil: day.nullable(),
};
type Dated = { asOf: string | null; checkedOn: string; validFrom: string | null; validUntil: string | null };
export const isInOrder = ({ asOf, checkedOn, validFrom, validUntil }: Dated): boolean =>
  (!asOf || asOf.slice(0, 10) <= checkedOn) && (!validFrom || !validUntil || validFrom <= validUntil);

/** One after the other, so that exactly one holds on each day. */
export const followOn = (values: readonly Dated[]): boolean =>
  values.every(({ validFrom }, place) => {
    const former = values[place - 1];
    return !former || (former.validUntil !== null && validFrom !== null && former.validUntil < validFrom);
  });
