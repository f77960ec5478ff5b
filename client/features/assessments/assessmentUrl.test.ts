import { majorSearchAddress, nextBandSearch, readQuestionNumber, readTestId } from './assessmentUrl';

describe('the address of a test', () => {
  it('names one of the tests', () => {
    expect(['career-riasec', 'english-vocab-check', 'none', '', undefined].map(readTestId)).toEqual([
      'career-riasec',
      'english-vocab-check',
      null,
      null,
      null,
    ]);
  });

  it('has a whole number from 1, written in one way', () => {
    expect(['1', '48', '9999'].map(readQuestionNumber)).toEqual([1, 48, 9999]);
    for (const text of ['0', '-1', '01', '1.0', '1e1', '+1', ' 1', '٣', '12345', 'x', '', undefined])
      expect(readQuestionNumber(text)).toBeNull();
  });
});

describe('from a result into the search', () => {
  it('a major leads to its field, and to its words where it has some', () => {
    expect(majorSearchAddress({ field: 'COMPUTING', searchText: 'computer science' })).toBe(
      '/search-program?q=computer+science&field=COMPUTING',
    );
    expect(majorSearchAddress({ field: 'LAW', searchText: null })).toBe('/search-program?field=LAW');
  });

  it('a level leads to programs of the level above', () => {
    expect((['A2', 'B1', 'B2'] as const).map(nextBandSearch)).toEqual(
      ['5', '6.5', '8'].map(highest => `/search-program?englishTest=IELTS&englishScore=${highest}`),
    );
  });
});
