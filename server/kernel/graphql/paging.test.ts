import { pageInfoOf, readPage } from './paging.js';

describe('a page of a list', () => {
  it('is the first of twenty rows when nothing was said', () => {
    expect([readPage(null), readPage(undefined)]).toEqual([
      { number: 1, size: 20 },
      { number: 1, size: 20 },
    ]);
  });

  it.each([
    [{ number: 0, size: 20 }, 'page.number'],
    [{ number: 1, size: 51 }, 'page.size'],
    [{ number: 1.5, size: 20 }, 'page.number'],
    [{ number: { $gt: 0 }, size: 20 }, 'page.number'],
  ])('is refused as %j, naming %s', (page, field) => {
    expect(() => readPage(page)).toThrow(expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field } }));
  });

  it('says how many pages there are, none for no rows', () => {
    expect([
      pageInfoOf({ number: 2, size: 20 }, 41).pageCount,
      pageInfoOf({ number: 1, size: 20 }, 0).pageCount,
    ]).toEqual([3, 0]);
  });
});
