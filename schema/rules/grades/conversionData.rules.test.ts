import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import data from '../../conversions/marks.json' with { type: 'json' };
import { convertMarks, defaultTable, germanScale, pointsOf, tablesFor, weightedScale } from './conversion.rules.js';
import { CONVERSION_TABLES, holdsOn } from './conversion.values.js';
import { WEIGHTING_NAMES } from './gradeBook.values.js';
import { conversionDataRule } from './conversionData.rules.js';

const changed = (change: (copy: typeof data) => void) => {
  const copy = structuredClone(data);
  change(copy);
  return conversionDataRule.safeParse(copy).success;
};
const tableIn = (copy: typeof data, id: string) => {
  const table = copy.tables.find(each => each.id === id);
  if (!table) throw new Error(id);
  return table;
};
const first = (copy: typeof data) => tableIn(copy, 'idp-vn-2026-04');

describe('the data by which marks are converted', () => {
  it('has the form that its rule asks for: each value with its source, its day and the days between which it holds', () => {
    expect(conversionDataRule.parse(data)).toEqual(data);
    expect(CONVERSION_TABLES).toHaveLength(data.tables.length);
  });

  it.each<[string, (copy: typeof data) => void]>([
    ['a table without a source’s address', copy => Object.assign(first(copy).source ?? {}, { url: 'http://x' })],
    ['a day that is none', copy => Object.assign(first(copy), { checkedOn: '2026-02-30' })],
    ['an edition later than the day of reading', copy => Object.assign(first(copy), { asOf: '2027-01' })],
    [
      'an end before the beginning',
      copy => Object.assign(first(copy), { validFrom: '2026-02-01', validUntil: '2026-01-31' }),
    ],
    ['two tables under one id', copy => copy.tables.push(first(copy))],
    ['rows in which a better mark has fewer points', copy => Object.assign(first(copy).rows[0] ?? {}, { points: 0.5 })],
    ['a second default of a system', copy => Object.assign(first(copy), { isDefault: true })],
    ['a letter that has no points', copy => tableIn(copy, 'a-level-revisiontown-2025').rows.shift()],
    ['a key that nobody reads', copy => Object.assign(first(copy), { weight: 1 })],
  ])('refuses %s', (_what, change) => {
    expect(changed(change)).toBe(false);
  });
});

describe('the default table', () => {
  it('of Vietnam is a middle one for the marks that institutions ask for: neither the most generous nor the strictest', () => {
    const total = (table: (typeof CONVERSION_TABLES)[number]) =>
      Array.from({ length: 36 }, (_, place) => pointsOf('VN_TT22', 65 + place, table)).reduce((a, b) => a + b, 0);
    const byTotal = tablesFor('VN_TT22').toSorted((left, right) => total(left) - total(right));
    const place = byTotal.findIndex(({ isDefault }) => isDefault);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(byTotal.length - 1);
    expect(byTotal[place]?.note?.en).not.toMatch(/inaccurate/);
  });

  it('of percentages makes 85 % 3.0, so that it does not reach 3.4', () => {
    expect(convertMarks('PERCENTAGE', [{ steps: 850, weighting: 'NONE' }])[0]?.points).toBe(300);
  });
});

describe('what an advanced subject adds', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const points = weightedScale().points;
  const sums = (text: string): number[] =>
    [...text.matchAll(/\d[.,]\d/g)].map(([sum]) => Number(sum.replace(',', '.')));

  it('is named in the graph as the data have it', () => {
    const [, values = ''] =
      /enum GradeWeighting \{([^}]*)\}/.exec(readFileSync(join(root, 'schema/grades.graphql'), 'utf8')) ?? [];
    const described = [...values.matchAll(/"([^"]*)"\s+(\w+)/g)].map(([, text = '', name]) => [name, sums(text)]);
    expect(described).toEqual(WEIGHTING_NAMES.map(name => [name, points[name] > 0 ? [points[name]] : []]));
  });

  it.each(['vi', 'en'])('is named on the page in %s as the data have it', locale => {
    const messages = readFileSync(join(root, `client/features/grades/messages.${locale}.ts`), 'utf8');
    const labels = [...messages.matchAll(/'grades\.weighting\.(\w+)': '([^']*)'/g)].map(([, name, text = '']) => [
      name,
      sums(text),
    ]);
    expect(labels).toEqual(WEIGHTING_NAMES.map(name => [name, points[name] > 0 ? [points[name]] : []]));
  });
});

describe('a table that follows another', () => {
  it('takes over on its day, and the former one is left out from then on', () => {
    const former = { validFrom: null, validUntil: '2026-12-31' };
    const next = { validFrom: '2027-01-01', validUntil: null };
    expect([former, next].map(holdsOn('2026-12-31'))).toEqual([true, false]);
    expect([former, next].map(holdsOn('2027-01-01'))).toEqual([false, true]);
    expect([former, next].map(holdsOn())).toEqual([false, true]);
  });

  it('leaves every system a default table and both scales today', () => {
    expect(defaultTable('VN_TT58', '2026-11-23').id).toBe('educationusa-steps-2026-11');
    expect(weightedScale('2026-11-23')).toMatchObject({ highest: 5, lowestRaised: 1 });
    expect(germanScale('2026-11-23')).toMatchObject({ best: 10, lowestPass: 5 });
  });
});
