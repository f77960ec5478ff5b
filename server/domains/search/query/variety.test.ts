import fc from 'fast-check';
import { NO_COUNTRY, NO_INSTITUTION } from '../build/searchIndex.js';
import { createInProcessIndex } from '../inProcessIndex.js';
import { createSearchService } from '../search.service.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from '../test/fixtures.js';
import { ListCursor } from './docCursor.js';
import { VariedSequence, VARIETY } from './variety.js';

type Doc = { institution: number; country: number };

/** The rule as it is written, place by place over whole lists. */
function arrangeSlowly(levels: readonly (readonly Doc[])[], isCountryChosen: boolean): Doc[] {
  const placed: Doc[] = [];
  for (const level of levels) {
    const rest = [...level];
    while (rest.length > 0) {
      const before = placed.slice(-3);
      const isFourth = ({ institution }: Doc) =>
        institution !== NO_INSTITUTION &&
        before.length === 3 &&
        before.every(other => other.institution === institution);
      const isFull = ({ country, institution }: Doc) =>
        placed.length < 20 &&
        ((institution !== NO_INSTITUTION && placed.filter(other => other.institution === institution).length >= 3) ||
          (!isCountryChosen &&
            country !== NO_COUNTRY &&
            placed.filter(other => other.country === country).length >= 6));
      const isOfTop = ({ institution }: Doc) =>
        placed.length < 5 && institution !== NO_INSTITUTION && placed.some(other => other.institution === institution);
      const near = rest.slice(0, VARIETY.candidates);
      const fitting = near.filter(doc => !isFourth(doc) && !isFull(doc));
      const next =
        fitting.find(doc => !isOfTop(doc)) ?? fitting[0] ?? near.find(doc => !isFourth(doc)) ?? (rest[0] as Doc);
      placed.push(next);
      rest.splice(rest.indexOf(next), 1);
    }
  }
  return placed;
}

/** Runs of one institution and one country, as neighbours in the order of the index often are. */
const levelOfDocs = fc
  .array(
    fc.record({
      institution: fc.constantFrom(0, 1, 2, 3, NO_INSTITUTION),
      country: fc.constantFrom(0, 1, 2, NO_COUNTRY),
      length: fc.constantFrom(1, 2, 3, 5, 9, 30, 450),
    }),
    { maxLength: 12 },
  )
  .map(runs => runs.flatMap(({ length, ...doc }) => Array.from({ length }, (): Doc => ({ ...doc }))));

describe('variety', () => {
  it('gives the same order as the rule taken literally, to the last place', () => {
    fc.assert(
      fc.property(fc.array(levelOfDocs, { maxLength: 3 }), fc.boolean(), (levels, isCountryChosen) => {
        const docs = levels.flat();
        const index = {
          institutionOf: Uint32Array.from(docs, doc => doc.institution),
          countryOf: Uint8Array.from(docs, doc => doc.country),
        };
        const sequence = new VariedSequence(index, { isCountryChosen, isOneInstitution: false, isOfPrograms: true });
        const placed: number[] = [];
        let from = 0;
        for (const level of levels) {
          sequence.place(new ListCursor(Uint32Array.from(level, (_, place) => from + place)), doc => {
            placed.push(doc);
            return true;
          });
          from += level.length;
        }
        expect(placed).toEqual(arrangeSlowly(levels, isCountryChosen).map(doc => docs.indexOf(doc)));
      }),
      { numRuns: 60 },
    );
  });

  it('holds on every page, and pages neither repeat nor lose a program', async () => {
    const institutions = ['a', 'b', 'c', 'd'].map(slug => institutionRow(slug));
    // The order of the index has all programs of one institution together.
    const programs = institutions.flatMap(({ slug }) =>
      Array.from({ length: 60 }, (_, number) => programRow(`${slug}-${String(number).padStart(2, '0')}`, slug)),
    );
    const holder = createInProcessIndex({
      feed: fakeFeed({ institutions, programs }),
      rates: () => RATES,
      clock: () => NOW,
    });
    await holder.refresh();
    const service = createSearchService({ holder });
    const ids = Array.from(
      { length: 12 },
      (_, place) => service.searchPrograms({ page: { number: place + 1 } }).ids,
    ).flat();
    expect(ids).toHaveLength(240);
    expect(new Set(ids).size).toBe(240);
    const schools = ids.map(id => id.charAt(3));
    // Greedy: a fourth in a row comes only once no other institution is left.
    const isFourth = (place: number) => place >= 3 && new Set(schools.slice(place - 3, place + 1)).size === 1;
    const fourths = ids.flatMap((_, place) => (isFourth(place) ? [place] : []));
    expect(fourths.filter(place => new Set(schools.slice(place)).size > 1)).toEqual([]);
    expect(Math.min(...fourths)).toBeGreaterThan(160);
  });
});
