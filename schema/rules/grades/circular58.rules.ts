/**
 * Bands of Circular 58/2011 (Art. 13), for transcripts of the programme before 2018; marks are averages in tenths.
 *
 * The three best bands also want every remark subject passed. Art. 13.6 names four drops by one subject and what each becomes; a drop that it does not name
 * (Giỏi to Kém) changes nothing.
 */
import { meanOf } from './averages.rules.js';
import { type LoweredBy, type Outcome, SUBJECTS_NEEDED } from './circular22.rules.js';

export const BANDS_58 = ['KEM', 'YEU', 'TB', 'KHA', 'GIOI'] as const;
export type Band58 = (typeof BANDS_58)[number];

export type Outcome58 = Outcome & {
  /** Averages of Mathematics and Literature, and since Circular 26/2020 of the foreign language; null where there is none yet. */
  readonly key: readonly (number | null)[];
};

export type Verdict58 =
  | { readonly kind: 'TOO_FEW'; readonly known: number; readonly needed: number }
  /** Neither Mathematics nor Literature has an average. */
  | { readonly kind: 'NO_KEY_SUBJECT' }
  | {
      readonly kind: 'LEVEL';
      readonly level: Band58;
      readonly base: Band58;
      readonly raisedFor: LoweredBy | null;
      /** Average of all scored subjects, in tenths: this circular has one. */
      readonly average: number;
    };

type Demand = {
  readonly band: Band58;
  readonly average: number;
  readonly key: number;
  readonly lowest: number;
  readonly allPassed: boolean;
};

const DEMANDS: readonly Demand[] = [
  { band: 'GIOI', average: 80, key: 80, lowest: 65, allPassed: true },
  { band: 'KHA', average: 65, key: 65, lowest: 50, allPassed: true },
  { band: 'TB', average: 50, key: 50, lowest: 35, allPassed: true },
  { band: 'YEU', average: 35, key: 0, lowest: 20, allPassed: false },
];

/** Art. 13.6: the band that the average reaches, the band to which one subject drops it, and what it becomes. */
const RAISED: readonly { readonly reached: Band58; readonly dropped: Band58; readonly becomes: Band58 }[] = [
  { reached: 'GIOI', dropped: 'TB', becomes: 'KHA' },
  { reached: 'GIOI', dropped: 'YEU', becomes: 'TB' },
  { reached: 'KHA', dropped: 'YEU', becomes: 'TB' },
  { reached: 'KHA', dropped: 'KEM', becomes: 'YEU' },
];

/** Subjects that keep the outcome from the band; null when the average or the key subjects do. */
function shortcomings({ scored, remarks }: Outcome58, demand: Demand, reached: boolean): LoweredBy[] | null {
  if (!reached) return null;
  const low = scored.flatMap((mark, place) => (mark < demand.lowest ? [{ group: 'scored', place } as const] : []));
  const failed = remarks.flatMap((isPassed, place) => (isPassed ? [] : [{ group: 'remarks', place } as const]));
  return [...low, ...(demand.allPassed ? failed : [])];
}

export function classify58(outcome: Outcome58): Verdict58 {
  const known = outcome.scored.length;
  const average = meanOf(outcome.scored);
  if (known < SUBJECTS_NEEDED || average === null) return { kind: 'TOO_FEW', known, needed: SUBJECTS_NEEDED };
  const keys = outcome.key.filter(mark => mark !== null);
  if (keys.length === 0) return { kind: 'NO_KEY_SUBJECT' };

  const judged = DEMANDS.map(demand => {
    const isReached = average >= demand.average && keys.some(mark => mark >= demand.key);
    return { band: demand.band, flaws: shortcomings(outcome, demand, isReached) };
  });
  const base = judged.find(({ flaws }) => flaws?.length === 0)?.band ?? 'KEM';
  const best = judged.find(({ flaws }) => flaws !== null);
  const [only, ...others] = best?.flaws ?? [];
  const raised =
    only && others.length === 0
      ? RAISED.find(({ reached, dropped }) => reached === best?.band && dropped === base)
      : undefined;
  return { kind: 'LEVEL', level: raised?.becomes ?? base, base, raisedFor: (raised && only) ?? null, average };
}
