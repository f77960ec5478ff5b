import { screen } from '@testing-library/react';
import { found, show } from './test/searchPage';

describe('how results are ordered', () => {
  const cheap = {
    id: 'sort-8',
    kind: 'SORT' as const,
    text: 'cheap',
    filter: null,
    values: ['TUITION_LOW'],
    currency: null,
    test: null,
    meant: null,
    topic: null,
    lacking: null,
  };

  it.each([
    [false, true],
    [true, false],
  ])(
    'is said as the usual order where another one that the text says is applied: %s, said: %s',
    (isApplied, isSaid) => {
      show('/search-program?q=nursing+cheap', { ...found, understood: [{ ...cheap, isApplied }] });
      const line = screen.queryByText('Ordered by match with your words', { exact: false });
      expect(line !== null).toBe(isSaid);
    },
  );
});
