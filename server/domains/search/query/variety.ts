/**
 * Variety among equals: of documents with equal points, no program of an institution that is among the first five already, at most three of an institution in a row, and
 * among the first twenty places at most three of an institution, and six of a country when no country is chosen. A document that would be one too many waits for the next place that it fits; looked for among the next
 * few hundred; when none is of another institution, that rule is left out for the place, and when none fits then either, the order stays as it is.
 *
 * The places form one sequence, of which a page is a stretch: so the rule holds on every page, and nothing is repeated or lost between pages.
 */
import { NO_COUNTRY, NO_INSTITUTION, type KindIndex } from '../build/searchIndex.js';
import type { DocCursor } from './docCursor.js';

export const VARIETY = {
  /** Documents of one level that wait or are looked at for a place. */
  candidates: 400,
  inARow: 3,
  /** The places that are seen without scrolling: of programs an institution has one of them. */
  topPlaces: 5,
  /** The places that most people see. */
  firstPlaces: 20,
  ofAnInstitution: 3,
  ofACountry: 6,
} as const;

/** What the filters leave nothing to vary in. */
export type VarietyRules = { isCountryChosen: boolean; isOneInstitution: boolean; isOfPrograms: boolean };

export class VariedSequence {
  /** Of the documents that were placed. */
  #length = 0;
  #last = NO_INSTITUTION;
  #inARow = 0;
  /** Among the first places. */
  readonly #ofInstitution = new Map<number, number>();
  readonly #ofCountry = new Uint8Array(NO_COUNTRY + 1);

  constructor(
    readonly index: Pick<KindIndex, 'institutionOf' | 'countryOf'>,
    readonly rules: VarietyRules,
  ) {}

  /** Places the documents of the next level until `take` wants no more; false then. */
  place(level: DocCursor, take: (doc: number) => boolean): boolean {
    /** Documents that were read and not placed, in their order, from `start` on. */
    const waiting: number[] = [];
    let start = 0;
    for (;;) {
      const ofAnInstitution = this.rules.isOfPrograms && this.#length < VARIETY.topPlaces ? 1 : VARIETY.ofAnInstitution;
      let at = this.#findFitting(waiting, start, ofAnInstitution);
      while (at < 0 && waiting.length - start < VARIETY.candidates) {
        const doc = level.next();
        if (doc < 0) break;
        waiting.push(doc);
        if (this.#fits(doc, ofAnInstitution)) at = waiting.length - 1;
      }
      if (start === waiting.length) return true;
      if (at < 0 && ofAnInstitution === 1) at = this.#findFitting(waiting, start, VARIETY.ofAnInstitution);
      if (at < 0) at = this.#findUnrepetitive(waiting, start);
      const doc = waiting[at] as number;
      if (at === start) start++;
      else waiting.splice(at, 1);
      if (start > VARIETY.candidates) {
        waiting.splice(0, start);
        start = 0;
      }
      this.#count(doc);
      if (!take(doc)) return false;
    }
  }

  #isRepetitive(doc: number): boolean {
    return (
      this.#inARow >= VARIETY.inARow && !this.rules.isOneInstitution && this.index.institutionOf[doc] === this.#last
    );
  }

  #isInstitutionFull(doc: number, most: number): boolean {
    if (this.#length >= VARIETY.firstPlaces || this.rules.isOneInstitution) return false;
    return (this.#ofInstitution.get(this.index.institutionOf[doc] ?? NO_INSTITUTION) ?? 0) >= most;
  }

  #isCountryFull(doc: number): boolean {
    if (this.#length >= VARIETY.firstPlaces || this.rules.isCountryChosen) return false;
    const country = this.index.countryOf[doc] ?? NO_COUNTRY;
    return country !== NO_COUNTRY && (this.#ofCountry[country] as number) >= VARIETY.ofACountry;
  }

  #fits(doc: number, ofAnInstitution: number): boolean {
    return !this.#isRepetitive(doc) && !this.#isInstitutionFull(doc, ofAnInstitution) && !this.#isCountryFull(doc);
  }

  #findFitting(waiting: readonly number[], start: number, ofAnInstitution: number): number {
    for (let at = start; at < waiting.length; at++) if (this.#fits(waiting[at] as number, ofAnInstitution)) return at;
    return -1;
  }

  #findUnrepetitive(waiting: readonly number[], start: number): number {
    for (let at = start; at < waiting.length; at++) if (!this.#isRepetitive(waiting[at] as number)) return at;
    return start;
  }

  #count(doc: number): void {
    this.#length++;
    const institution = this.index.institutionOf[doc] ?? NO_INSTITUTION;
    this.#inARow = institution === NO_INSTITUTION ? 0 : institution === this.#last ? this.#inARow + 1 : 1;
    this.#last = institution;
    if (this.#length > VARIETY.firstPlaces) return;
    if (institution !== NO_INSTITUTION)
      this.#ofInstitution.set(institution, (this.#ofInstitution.get(institution) ?? 0) + 1);
    const country = this.index.countryOf[doc] ?? NO_COUNTRY;
    this.#ofCountry[country] = (this.#ofCountry[country] as number) + 1;
  }
}
