import fc from 'fast-check';
import { addDays } from '../../../../schema/rules/days.rules.js';
import { orderOf, packedFact, type WeighedItem } from './dueOrder.js';

const TODAY = '2026-11-22';
const ALL = { isStale: true, isCopy: true, isContradicted: true };
const PATHS = ['firstYearTuition', 'duration', 'intakes.23.deadline'];

const fact = fc.record({
  path: fc.nat(PATHS.length - 1),
  age: fc.integer({ min: 0, max: 400 }),
  isCopy: fc.boolean(),
  isContradicted: fc.boolean(),
});
const item = fc.record({ programs: fc.integer({ min: 0, max: 5 }), facts: fc.array(fact, { maxLength: 6 }) });

describe('the order of what is due', () => {
  it('is that of a plain sort: most programs, then the oldest, then as they come', () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 8 }),
        fc.record({ isStale: fc.boolean(), isCopy: fc.boolean(), isContradicted: fc.boolean() }),
        (items, wanted) => {
          const weighed: WeighedItem[] = items.map(({ programs, facts }, at) => ({
            owner: 'PROGRAM',
            id: `p${at}`,
            programs,
            facts: facts.map(({ path, age, ...marks }) => packedFact(path, addDays(TODAY, -age), marks)),
          }));
          const plain = items
            .flatMap(({ programs, facts }, at) =>
              facts
                .filter(
                  one =>
                    (wanted.isStale && one.age > 180) ||
                    (wanted.isCopy && one.isCopy) ||
                    (wanted.isContradicted && one.isContradicted),
                )
                .map(({ path, age }) => ({ id: `p${at}`, path: PATHS[path], programs, age })),
            )
            .toSorted((a, b) => b.programs - a.programs || b.age - a.age)
            .map(({ id, path, programs }) => ({ id, path, programs }));
          const order = orderOf({ items: weighed, countries: [] }, { today: TODAY, wanted, paths: PATHS });
          const places = order
            .slice(0, order.total)
            .map(place => ('id' in place ? { id: place.id, path: place.path, programs: place.programs } : null));
          expect([order.total, places]).toEqual([plain.length, plain]);
        },
      ),
    );
  });

  it('begins to hold a fact on the first day after 180', () => {
    const totalOf = (age: number): number =>
      orderOf(
        {
          items: [
            {
              owner: 'PROGRAM',
              id: 'p',
              programs: 1,
              facts: [packedFact(0, addDays(TODAY, -age), { isCopy: false, isContradicted: false })],
            },
          ],
          countries: [],
        },
        { today: TODAY, wanted: ALL, paths: PATHS },
      ).total;
    expect([totalOf(180), totalOf(181)]).toEqual([0, 1]);
  });

  it('puts the rule of a country among the items by the programs of the country', () => {
    const itemWith = (id: string, programs: number): WeighedItem => ({
      owner: 'INSTITUTION',
      id,
      programs,
      facts: [packedFact(0, '2026-01-01', { isCopy: false, isContradicted: false })],
    });
    const due = { id: 'COUNTRY:AU:fee', asOf: null, checkedOn: '2026-01-01' } as never;
    const order = orderOf(
      { items: [itemWith('large', 30), itemWith('small', 3)], countries: [{ due, programs: 10 }] },
      { today: TODAY, wanted: ALL, paths: PATHS },
    );
    expect(order.slice(0, 9).map(place => (place.owner === 'COUNTRY' ? 'a rule' : place.id))).toEqual([
      'large',
      'a rule',
      'small',
    ]);
  });
});
