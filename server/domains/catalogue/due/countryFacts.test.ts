import { type Country, countryOf } from '../../../../schema/rules/countries/countryData.rules.js';
import { rulesDue } from '../../../../schema/rules/countries/rulesDue.rules.js';
import { countryFactsDue } from './countryFacts.js';

const [rule] = countryOf('AU').rules;
const value = rule?.values[0];
if (!rule || !value) throw new Error('Australia has no rules.');

const read = { asOf: '2026-11-01', checkedOn: '2026-11-01' };
const withValues = (...values: object[]): Country[] => [
  {
    ...countryOf('AU'),
    rules: [
      {
        ...rule,
        values: values.map(changes => ({ ...value, ...read, validFrom: undefined, validUntil: undefined, ...changes })),
      },
    ],
    papers: { ...countryOf('AU').papers, documents: [] },
  } as Country,
];
const dueOf = (countries: Country[], day = '2026-11-22') =>
  countryFactsDue(day, countries).map(({ reasons, since, validUntil }) => ({ reasons, since, validUntil }));

describe('a rule of a country', () => {
  it('that was read lately, and whose end is not near, is not due', () => {
    expect(dueOf(withValues({}))).toEqual([]);
    expect(dueOf(withValues({ validUntil: '2027-03-01' }))).toEqual([]);
  });

  it('is due sixty days before it ends, with its last day', () => {
    expect(dueOf(withValues({ validUntil: '2026-12-31' }))).toEqual([
      { reasons: ['EXPIRING'], since: '2026-11-01', validUntil: '2026-12-31' },
    ]);
  });

  it('is not due for an end that a known successor follows, whose dates count from its first day', () => {
    const countries = withValues(
      { validUntil: '2026-12-31' },
      { validFrom: '2027-01-01', asOf: '2025', checkedOn: '2026-11-01' },
    );
    expect(dueOf(countries)).toEqual([]);
    expect(dueOf(countries, '2027-01-01')).toMatchObject([{ reasons: ['STALE'] }]);
  });

  it('is due when it is old, read in a copy, or sources disagree whether it holds', () => {
    const source = { name: 'A file', url: 'https://example.org', kind: 'COPY', copy: 'github.com/a/b, c.json' };
    expect(dueOf(withValues({ asOf: '2025-10', isUncertain: true, source }))).toEqual([
      { reasons: ['STALE', 'COPY', 'CONTRADICTED'], since: '2026-03-31', validUntil: null },
    ]);
  });
});

describe('the rules of the release', () => {
  it('that are about to end are in the list, papers too', () => {
    const day = '2027-06-01';
    const ending = rulesDue(day).map(({ id }) => id);
    const listed = countryFactsDue(day).flatMap(({ itemId, reasons }) => (reasons.includes('EXPIRING') ? itemId : []));
    expect(listed.toSorted()).toEqual(ending.toSorted());
  });

  it('are named once each, with the page to open', () => {
    const due = countryFactsDue('2027-06-01');
    expect(new Set(due.map(({ id }) => id)).size).toBe(due.length);
    expect(due.filter(({ renewal, name }) => renewal !== 'RELEASE' || name === '')).toEqual([]);
  });
});
