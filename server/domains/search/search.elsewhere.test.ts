/** What a page says of a text that nothing here answers, or that another page does. */
import type { SearchAnswer, SearchService } from './search.service.js';
import { rows, serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const searchOf = (kind: string, text: string): SearchAnswer =>
  kind === 'institutions'
    ? service.searchInstitutions({ text })
    : kind === 'programs'
      ? service.searchPrograms({ text })
      : service.searchScholarships({ text });

describe('words that nothing has', () => {
  it.each([
    ['institutions', 'asdkjq', ['asdkjq']],
    ['programs', 'đại học Phenikaa', ['Phenikaa']],
    ['programs', 'dai hoc phenikaa', ['phenikaa']],
    ['scholarships', 'university of Waterloo', ['Waterloo']],
    ['programs', 'trường asdkjq ở Canada', ['asdkjq']],
    ['institutions', 'lorem ipsum', ['lorem ipsum']],
    ['institutions', 'lorem, ipsum', ['lorem', 'ipsum']],
    ['scholarships', 'đại học Nguyễn Trãi', ['Nguyễn Trãi']],
  ])('%s: %s', (kind, text, unknown) => {
    const { ids, droppedWords } = searchOf(kind, text);
    expect([ids, droppedWords]).toEqual([[], unknown]);
  });

  // What is known and stands in nothing together is not called unknown.
  it.each([
    ['programs', 'law canada'],
    ['scholarships', 'UC Berkeley'],
    ['programs', 'law under 1000 usd'],
  ])('%s: none of %s', (kind, text) => {
    const { ids, droppedWords } = searchOf(kind, text);
    expect([ids, droppedWords]).toEqual([[], []]);
  });

  it('are no part of a place that is let go of, too', () =>
    expect(searchOf('institutions', 'melbourne asdkjq law').near?.without).toEqual(['melbourne', 'asdkjq']));

  it.each([
    ['institutions', 'UC Berkeley Malaysia', 'id-uc'],
    ['programs', 'UC Berkeley Singapore', 'id-law-uc'],
  ])('%s: near %s is the school itself', (kind, text, id) =>
    expect(searchOf(kind, text).near).toMatchObject({ relation: 'WITHOUT_LIMITS', ids: [id] }),
  );
});

describe('what another page answers', () => {
  it.each([
    ['institutions', 'học bổng Úc'],
    ['institutions', 'hoc bong uc'],
    ['institutions', 'scholarships in Australia'],
    ['programs', 'học bổng'],
    ['programs', 'UC Berkeley'],
    ['programs', 'học phí UC Berkeley'],
    ['scholarships', 'University of Toronto'],
    ['scholarships', 'computer science'],
    ['scholarships', 'khoa học máy tính ở Úc'],
  ])('%s: %s is counted as that page shows it', (kind, text) => {
    const { textCounts } = searchOf(kind, text);
    const shown = (other: string): number => {
      const { pageInfo, droppedWords } = searchOf(other, text);
      return droppedWords.length > 0 ? 0 : pageInfo.total;
    };
    const kinds = ['institutions', 'programs', 'scholarships'];
    expect(textCounts).toEqual(Object.fromEntries(kinds.map(other => [other, shown(other)])));
    expect(kinds.some(other => other !== kind && shown(other) > 0)).toBe(true);
  });

  it.each([
    ['institutions', 'University of Toronto'],
    ['institutions', 'computer science'],
    ['programs', 'computer science'],
    ['programs', 'law berkeley'],
    ['scholarships', 'học bổng'],
    ['scholarships', 'học bổng khoa học máy tính ở Úc'],
    ['scholarships', 'scholarship computer science'],
  ])('%s: %s is answered where it was asked', (kind, text) => expect(searchOf(kind, text).textCounts).toBeNull());
});

describe('scholarships for a text of the programs page', () => {
  const countOf = (text: string) => searchOf('programs', text).textCounts?.scholarships;
  const shown = (text: string) => searchOf('scholarships', text).pageInfo.total;

  it.each(['computer science ielts 4.0', 'khoa học máy tính ielts 4.0', 'law canada'])(
    '%s: those of any subject are not counted where none was asked for',
    text => expect([countOf(text), shown(text) > 0]).toEqual([0, true]),
  );

  it.each([
    'computer science scholarship ielts 4.0',
    'học bổng khoa học máy tính',
    'computer science with funding',
    'khoa học máy tính có tài trợ',
  ])('%s: where they are asked for, they are', text => expect(countOf(text)).toBe(shown(text)));
});
