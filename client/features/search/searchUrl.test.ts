import fc from 'fast-check';
import {
  DESTINATIONS,
  ENGLISH_TESTS,
  ENGLISH_TEST_SCALES,
  FIELDS_OF_STUDY,
} from '../../../schema/rules/catalogue.values';
import { FILTER_CURRENCIES, PAGE_NUMBER_LIMIT } from '../../../schema/rules/search.limits';
import { FILTERS_OF_KIND, SORTS_OF_KIND } from './searchFilters';
import {
  cleanText,
  countFilters,
  readCriteria,
  withChange,
  withoutChoice,
  withoutFilter,
  withoutFilters,
  writeCriteria,
  type Criteria,
  withUnknown,
  comparesFigure,
} from './searchUrl';

const read = (query: string) => readCriteria('PROGRAM', new URLSearchParams(query));

const range = fc
  .tuple(fc.option(fc.nat(10_000_000), { nil: undefined }), fc.option(fc.nat(10_000_000), { nil: undefined }))
  .filter(([min, max]) => min !== undefined || max !== undefined)
  .map(([a, b]) => {
    if (a !== undefined && b !== undefined) return { min: Math.min(a, b), max: Math.max(a, b) };
    return { ...(a !== undefined && { min: a }), ...(b !== undefined && { max: b }) };
  });
const chosen = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 });
const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    text: fc.string({ unit: 'grapheme', maxLength: 60 }).map(cleanText),
    words: fc.subarray(['fee-8', 'place-0', 'accepted-test-12']),
    choices: fc.record(
      { DESTINATION: chosen(DESTINATIONS), FIELD: chosen(FIELDS_OF_STUDY), INTAKE_MONTH: chosen(['1', '9', '12']) },
      { requiredKeys: [] },
    ),
    ranges: fc.record({ TUITION: range, DURATION: range }, { requiredKeys: [] }),
    currency: fc.constantFrom(null, ...FILTER_CURRENCIES),
    english: fc.option(
      fc.constantFrom(...ENGLISH_TESTS).map(test => ({ test, score: ENGLISH_TEST_SCALES[test].max })),
      { nil: null },
    ),
    includeUnknown: fc.subarray<'TUITION' | 'DURATION' | 'ENGLISH' | 'INTAKE_MONTH'>([
      'TUITION',
      'DURATION',
      'ENGLISH',
      'INTAKE_MONTH',
    ]),
    sort: fc.constantFrom(...SORTS_OF_KIND.PROGRAM),
    page: fc.integer({ min: 1, max: PAGE_NUMBER_LIMIT }),
  })
  .map(made => ({
    ...made,
    // What was turned off belongs to a text.
    words: made.text === '' ? [] : [...made.words].sort(),
    // A range has a currency; without one it is a wish, which may be missing.
    currency: made.ranges.TUITION ? (made.currency ?? 'USD') : made.currency,
    includeUnknown: FILTERS_OF_KIND.PROGRAM.filter(
      name => made.includeUnknown.some(other => other === name) && comparesFigure(made, name),
    ),
  }));

describe('a list of choices', () => {
  it('may stand in one value with commas', () => {
    const { choices } = readCriteria('PROGRAM', new URLSearchParams('destination=AU,CA,XX'));
    expect(choices.DESTINATION).toEqual(['AU', 'CA']);
  });
});

describe('the address of a search', () => {
  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(criteria, made => {
        expect(readCriteria('PROGRAM', new URLSearchParams(writeCriteria('PROGRAM', made).toString()))).toEqual(made);
      }),
    );
  });

  it('never fails on an unknown address, and reading twice gives the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), query => {
        const once = read(query);
        expect(readCriteria('PROGRAM', writeCriteria('PROGRAM', once))).toEqual(once);
      }),
    );
  });

  it('is empty for the defaults', () => {
    expect(writeCriteria('PROGRAM', read('sort=BEST_MATCH&page=1&q=')).toString()).toBe('');
  });

  it('drops unknown and repeated values', () => {
    expect(read('destination=CA&destination=XX&destination=CA&level=KINDERGARTEN').choices).toEqual({
      DESTINATION: ['CA'],
    });
  });

  it('swaps a reversed range and drops what is no number', () => {
    expect(read('tuitionMin=30000&tuitionMax=10000').ranges).toEqual({ TUITION: { min: 10_000, max: 30_000 } });
    expect(read('tuitionMin=abc&durationMax=-5').ranges).toEqual({});
  });

  it('names the currency of a range, but US dollars, and keeps the wish for one without a range', () => {
    expect(read('tuitionMax=30000')).toMatchObject({ currency: 'USD', ranges: { TUITION: { max: 30_000 } } });
    expect(read('currency=VND').currency).toBe('VND');
    expect(read('currency=THB').currency).toBeNull();
    expect(read('tuitionMax=800&currency=xyz').currency).toBe('USD');
    const inDong = read('tuitionMax=800&currency=VND');
    expect(writeCriteria('PROGRAM', inDong).toString()).toBe('tuitionMax=800&currency=VND');
    expect(withoutFilter(inDong, 'TUITION').currency).toBeNull();
    expect(readCriteria('INSTITUTION', new URLSearchParams('currency=VND')).currency).toBeNull();
  });

  it('drops an English score outside the scale of its test', () => {
    expect(read('englishTest=IELTS&englishScore=6.5').english).toEqual({ test: 'IELTS', score: 6.5 });
    expect(read('englishTest=IELTS&englishScore=65').english).toBeNull();
    expect(read('englishTest=PTE&englishScore=').english).toBeNull();
  });

  it('offers institutions no sort by tuition', () => {
    expect(readCriteria('INSTITUTION', new URLSearchParams('sort=TUITION_ASC')).sort).toBe('BEST_MATCH');
  });

  it('starts at the first page after any change', () => {
    const third = read('destination=CA&page=3');
    expect(withChange(third, { text: 'x' }).page).toBe(1);
    expect(withChange({ ...third, text: 'y', words: ['fee-1'] }, { text: 'x' }).words).toEqual([]);
    expect(withoutChoice(third, 'DESTINATION', 'CA')).toMatchObject({ page: 1, choices: {} });
    expect(withoutChoice(read('destination=CA&destination=AU'), 'DESTINATION', 'CA').choices).toEqual({
      DESTINATION: ['AU'],
    });
  });

  it('takes items without a figure only for filters that are set, and forgets it with the filter', () => {
    const narrowed = read('tuitionMax=20000&unknown=TUITION&unknown=DURATION&unknown=xyz');
    expect(narrowed.includeUnknown).toEqual(['TUITION']);
    expect(withoutFilter(narrowed, 'TUITION').includeUnknown).toEqual([]);
    const both = withUnknown(withUnknown(read('tuitionMax=20000&englishScore=6.5&page=2'), 'ENGLISH'), 'TUITION');
    expect(writeCriteria('PROGRAM', both).toString()).toBe(
      'tuitionMax=20000&englishTest=IELTS&englishScore=6.5&unknown=TUITION&unknown=ENGLISH',
    );
  });

  it('drops one filter or all, and counts them', () => {
    const narrowed = read('q=data&destination=CA&tuitionMax=20000&englishScore=6.5&sort=TITLE_ASC');
    expect(countFilters(narrowed)).toBe(3);
    expect(countFilters(withoutFilter(narrowed, 'ENGLISH'))).toBe(2);
    expect(countFilters(withoutFilter(narrowed, 'TUITION'))).toBe(2);
    expect(withoutFilters(narrowed)).toMatchObject({
      text: 'data',
      sort: 'TITLE_ASC',
      choices: {},
      ranges: {},
      english: null,
    });
  });
});
