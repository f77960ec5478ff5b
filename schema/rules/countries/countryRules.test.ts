import { CURRENCIES, DESTINATIONS } from '../catalogue.values.js';
import { isPartialDay } from '../edition.rules.js';
import { COUNTRIES, countryOf, countryRule, type RuleOfCountry } from './countryData.rules.js';
import { chargedYears, rulesInForce, type StudyPlace, yearOfFunds } from './rulesInForce.rules.js';
import { fillText, printFigure, printNext } from './ruleTexts.rules.js';

const TODAY = '2026-11-23';
const anywhere: StudyPlace = { region: 'Ontario', city: 'Toronto', months: 36 };
const sumsOf = (destination: (typeof DESTINATIONS)[number], day: string, place: Partial<StudyPlace> = {}) =>
  Object.fromEntries(
    rulesInForce(destination, day, { ...anywhere, ...place }).flatMap(({ id, cost }) =>
      cost ? [[id.replace(/^country-..-/, ''), cost.amount]] : [],
    ),
  );

describe('rules of the countries', () => {
  it.each(DESTINATIONS)('say of %s what every student asks for', destination => {
    const kinds = rulesInForce(destination, TODAY).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['WORK_DURING_STUDY', 'POST_STUDY_WORK', 'VISA_FUNDS', 'VISA_FEE', 'HEALTH_INSURANCE']),
    );
  });

  it('have a source with an address, the day it was read, and words in both languages without a figure left open', () => {
    for (const destination of DESTINATIONS)
      for (const { source, asOf, checkedOn, text, note, duty, cost } of rulesInForce(destination, TODAY)) {
        expect(new URL(source.url).protocol).toMatch(/^https?:$/);
        expect(isPartialDay(checkedOn) && (asOf === null || isPartialDay(asOf))).toBe(true);
        for (const words of [text, note, duty]) expect(`${words?.vi} ${words?.en}`).not.toMatch(/[{}]/);
        expect([source.id, cost !== null && duty === null]).toEqual([source.id, false]);
      }
  });

  it('call fees of one kind by different names', () => {
    for (const destination of DESTINATIONS) {
      const fees = rulesInForce(destination, TODAY).filter(({ kind }) => kind.endsWith('_FEE'));
      for (const kind of new Set(fees.map(fee => fee.kind))) {
        const alike = fees.filter(fee => fee.kind === kind);
        const names = new Set(alike.flatMap(({ name }) => name?.vi ?? []));
        expect([destination, kind, names.size]).toEqual([destination, kind, alike.length > 1 ? alike.length : 0]);
      }
    }
  });

  it('have sources that are told apart, a successor from what it follows', () => {
    const ids = COUNTRIES.flatMap(({ destination }) =>
      ['2026-06-30', TODAY, '2027-01-01'].flatMap(day => rulesInForce(destination, day).map(rule => rule.source)),
    );
    const namesOf = new Map<string, Set<string>>();
    for (const { id, name } of ids) namesOf.set(id, (namesOf.get(id) ?? new Set()).add(name));
    expect([...namesOf].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  it('name sums in a currency of the catalogue', () => {
    const sums = COUNTRIES.flatMap(({ rules }) =>
      rules.flatMap(({ values }) => values.flatMap(({ cost }) => cost ?? [])),
    );
    expect(sums.length).toBeGreaterThan(15);
    expect(sums.filter(({ currency }) => !CURRENCIES.includes(currency))).toEqual([]);
  });
});

describe('the rule of the data', () => {
  const australia = countryOf('AU');
  const fee = australia.rules.find(({ id }) => id === 'country-au-visa-fee') as RuleOfCountry;
  const withFee = (changes: Partial<RuleOfCountry>) => ({
    ...australia,
    rules: australia.rules.map(rule => (rule === fee ? { ...fee, ...changes } : rule)),
  });
  const isAccepted = (country: unknown): boolean => countryRule.safeParse(country).success;
  const [former, present] = fee.values as [RuleOfCountry['values'][number], RuleOfCountry['values'][number]];

  it('accepts what is stored', () => {
    expect(isAccepted(australia)).toBe(true);
  });

  it.each([
    ['two values that hold on one day', withFee({ values: [{ ...former, validUntil: '2026-07-01' }, present] })],
    ['a successor of a value without an end', withFee({ values: [{ ...former, validUntil: undefined }, present] })],
    ['a value that ends before it begins', withFee({ values: [{ ...former, validUntil: '2025-06-30' }, present] })],
    ['a sum without who pays it and when', withFee({ duty: undefined })],
    ['a value without a source', withFee({ values: [{ ...present, source: undefined } as never] })],
    ['a page that was read before its own date', withFee({ values: [{ ...present, checkedOn: '2026-07-01' }] })],
    [
      'a copy that does not say in which file it was read',
      withFee({ values: [{ ...present, source: { ...present.source, kind: 'COPY' } as never }] }),
    ],
    [
      'a file that was read, of a page that was read itself',
      withFee({ values: [{ ...present, source: { ...present.source, copy: 'github.com/a/b, c.json' } as never }] }),
    ],
    ['two rules of one id', { ...australia, rules: [...australia.rules, fee] }],
    [
      'a paper of a rule that does not exist',
      { ...australia, rules: australia.rules.filter(({ kind }) => kind !== 'VISA_FUNDS') },
    ],
  ])('refuses %s', (_what, country) => {
    expect(isAccepted(country)).toBe(false);
  });
});

describe('what is in force', () => {
  it.each([
    ['AU', '2026-06-30', 'visa-fee', 2000],
    ['AU', '2026-07-01', 'visa-fee', 2500],
    ['AU', '2026-06-30', 'post-study-visa-fee', 4600],
    ['AU', '2026-07-01', 'post-study-visa-fee', 5750],
    ['CA', '2026-08-31', 'visa-funds', 22_895],
    ['CA', '2026-09-01', 'visa-funds', 23_448],
    ['GB', '2026-04-07', 'visa-fee', 524],
    ['GB', '2026-04-08', 'visa-fee', 558],
    ['GB', '2026-11-29', 'visa-funds', 10_539],
    ['GB', '2026-11-30', 'visa-funds', 10_827],
  ] as const)('in %s on %s changes by the clock: %s %d', (destination, day, id, sum) => {
    expect(sumsOf(destination, day)[id]).toBe(sum);
  });

  it('tells what is known to follow, and from when', () => {
    const [funds] = rulesInForce('GB', TODAY, { ...anywhere, city: 'London' }).filter(
      ({ kind }) => kind === 'VISA_FUNDS',
    );
    expect(printNext(funds?.next ?? null)).toEqual({
      vi: 'Từ ngày 30/11/2026: 14.130 GBP.',
      en: 'From 30 November 2026: GBP 14,130.',
    });
    const stay = (day: string) => rulesInForce('GB', day).find(({ kind }) => kind === 'POST_STUDY_WORK');
    expect(printNext(stay(TODAY)?.next ?? null)?.en).toMatch(/^From 1 January 2027: Graduate route: 18 months/);
    expect([stay('2026-12-31')?.text.en.slice(0, 25), stay('2027-01-01')?.text.en.slice(0, 25)]).toEqual([
      'Graduate route: two years',
      'Graduate route: 18 months',
    ]);
    expect(stay('2027-01-01')?.next).toBeNull();
  });

  it('is nothing where a value has ended and none follows', () => {
    expect(sumsOf('CA', '2025-12-31', { region: 'Québec' })).not.toHaveProperty('visa-funds-quebec');
  });
});

describe('the place', () => {
  it('decides between Canada and Québec, however its name is written; unknown is Canada', () => {
    const fundsIn = (region: string | null) => {
      const { 'visa-funds': canada, 'visa-funds-quebec': quebec } = sumsOf('CA', TODAY, { region });
      return [canada, quebec];
    };
    expect(['Ontario', 'Québec', 'Quebec', null].map(fundsIn)).toEqual([
      [23_448, undefined],
      [undefined, 24_617],
      [undefined, 24_617],
      [23_448, undefined],
    ]);
    const feesIn = (region: string) =>
      rulesInForce('CA', TODAY, { ...anywhere, region }).flatMap(({ kind, name }) =>
        kind === 'VISA_FEE' ? name?.en : [],
      );
    expect(feesIn('Ontario')).toEqual(['Study permit', 'Biometrics']);
    expect(feesIn('Québec')).toEqual(['Study permit', 'Biometrics', 'CAQ application']);
  });

  it('decides between London and the rest of the United Kingdom', () => {
    expect(sumsOf('GB', TODAY, { city: 'London' })).toMatchObject({ 'visa-funds-london': 13_761 });
    expect(sumsOf('GB', TODAY, { city: 'London' })).not.toHaveProperty('visa-funds');
    expect(sumsOf('GB', TODAY, { city: 'Leeds' })).toMatchObject({ 'visa-funds': 10_539 });
  });

  it('is left out for lists, which then hold every rule', () => {
    const ids = rulesInForce('CA', TODAY).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['country-ca-visa-funds', 'country-ca-visa-funds-quebec']));
  });
});

describe('the length', () => {
  it.each([
    [6, undefined, 4998],
    [8, undefined, 6664],
    [9, 10_000, undefined],
    [null, 10_000, undefined],
  ])('of %s months decides what Ireland asks to be proven', (months, long, short) => {
    const sums = sumsOf('IE', TODAY, { months });
    expect([sums['visa-funds'], sums['visa-funds-short']]).toEqual([long, short]);
  });

  it.each([
    [9, 10_539],
    [6, 7026],
    [36, 10_539],
  ])('of %d months is proven in the United Kingdom for nine at most: %d', (months, sum) => {
    expect(sumsOf('GB', TODAY, { months, city: 'Leeds' })['visa-funds']).toBe(sum);
  });

  it.each([
    // With what the visa adds: 12, 17, 29, 41 and 53 months, charged in halves of a year.
    [9, 1],
    [12, 1.5],
    [24, 2.5],
    [36, 3.5],
    [48, 4.5],
  ])('of %d months makes a British visa that is charged as %d years at once', (months, years) => {
    const surcharge = rulesInForce('GB', TODAY, { ...anywhere, months }).find(
      ({ kind }) => kind === 'HEALTH_INSURANCE',
    );
    expect(surcharge?.cost).toEqual({ amount: 776 * years, currency: 'GBP', period: 'ONCE' });
    expect(surcharge?.isLeast).toBe(false);
    expect(chargedYears(months, surcharge?.rate?.forVisa as never)).toBe(years);
  });

  it('that is not known leaves the surcharge at the least of a year', () => {
    const surcharge = rulesInForce('GB', TODAY, { ...anywhere, months: null }).find(
      ({ kind }) => kind === 'HEALTH_INSURANCE',
    );
    expect(surcharge).toMatchObject({ cost: { amount: 776, period: 'YEAR' }, isLeast: true });
  });
});

describe('a year of what the visa asks to be proven', () => {
  const yearIn = (destination: (typeof DESTINATIONS)[number], place: Partial<StudyPlace> = {}) =>
    yearOfFunds(rulesInForce(destination, TODAY, { ...anywhere, ...place }))?.amount ?? null;

  it('is twelve months everywhere, though a country asks for fewer', () => {
    expect([yearIn('AU'), yearIn('CA'), yearIn('DE'), yearIn('IE')]).toEqual([29_710, 23_448, 11_904, 10_000]);
    expect([yearIn('GB', { city: 'Leeds' }), yearIn('GB', { city: 'London' })]).toEqual([12 * 1171, 12 * 1529]);
    expect(yearIn('CA', { region: 'Québec' })).toBe(24_617);
    expect(yearIn('IE', { months: 8 })).toBe(12 * 833);
  });

  it('is unknown where each institution sets its own', () => {
    expect(yearIn('US')).toBeNull();
  });
});

describe('sums in sentences', () => {
  it('are printed as prices are in each language', () => {
    expect(printFigure({ amount: 29_710, currency: 'AUD' })).toEqual({ vi: '29.710 AUD', en: 'AUD 29,710' });
    expect(printFigure({ amount: 37.5, currency: 'EUR' })).toEqual({ vi: '37,50 EUR', en: 'EUR 37.50' });
  });

  it('are what stood before, where a text tells of it', () => {
    const fee = rulesInForce('AU', TODAY).find(({ id }) => id === 'country-au-visa-fee');
    expect(fee?.note?.vi).toContain('Trước đó là 2.000 AUD.');
    expect(fee?.note?.en).toContain('It was AUD 2,000 before.');
  });

  it('cannot be left out', () => {
    expect(() => fillText({ vi: '{most}', en: '{most}' }, {})).toThrow('names {most}');
  });
});
