import data from '../../conversions/english.json' with { type: 'json' };
import { ENGLISH_TABLES, englishScales, TOEFL_TABLES } from './englishConversion.values.js';
import { englishDataRule } from './englishData.rules.js';

const isAccepted = (change: (copy: typeof data) => void) => {
  const copy = structuredClone(data);
  change(copy);
  return englishDataRule.safeParse(copy).success;
};
const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('There is none');
  return item;
};

describe('the data by which English tests are compared', () => {
  it('has the form that its rule asks for, and is read whole', () => {
    expect(englishDataRule.parse(data)).toEqual(data);
    expect(ENGLISH_TABLES).toEqual(data.tables);
    expect(TOEFL_TABLES).toEqual(data.toefl);
    expect(englishScales('2026-11-23').tables).toHaveLength(data.tables.length);
  });

  it.each<[string, (copy: typeof data) => void]>([
    ['a table without a source’s address', copy => Object.assign(first(copy.tables).source, { url: 'http://x' })],
    ['an edition later than the day of reading', copy => Object.assign(first(copy.tables), { asOf: '2027-01' })],
    ['two tables under one id', copy => copy.tables.push(first(copy.tables))],
    [
      'rows in which a better result has a lower band',
      copy => Object.assign(first(first(copy.tables).rows), { ielts: 5 }),
    ],
    ['rows that overlap', copy => Object.assign(first(first(copy.tables).rows), { from: 116 })],
    ['a band that is none', copy => Object.assign(first(first(copy.tables).rows), { ielts: 8.7 })],
    ['a level that is none', copy => Object.assign(first(first(copy.toefl).rows), { cefr: 'C3' })],
    ['two tables of TOEFL at once', copy => copy.toefl.push(first(copy.toefl))],
    ['a table for a test that nobody knows', copy => Object.assign(first(copy.tables), { test: 'TOEIC' })],
  ])('refuses %s', (_what, change) => {
    expect(isAccepted(change)).toBe(false);
  });
});
