/** While a common query is typed, no key makes the list of suggestions empty: over the starter catalogue, from the first letter on. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

const MARKED =
  'trí tuệ nhân tạo|công nghệ thông tin|quản trị kinh doanh|kế toán|điều dưỡng|du học úc|du học mỹ|học bổng toàn phần|' +
  'học bổng anh|thạc sĩ canada|đại học melbourne|thiết kế đồ họa|khách sạn úc|du lịch|ngành dược|kiến trúc đức|học nghề úc|' +
  'học phí dưới 300 triệu|không cần ielts|kỳ tháng 9';
const UNMARKED =
  'tri tue nhan tao|cong nghe thong tin|quan tri kinh doanh|ke toan|dieu duong|du hoc uc|hoc bong toan phan|thac si canada|' +
  'dai hoc sydney|luat london|khoa hoc may tinh|hoc phi duoi 500 trieu';
const ENGLISH =
  'computer science|data science master|mba uk|nursing australia|business analytics|civil engineering|university of toronto|' +
  'monash nursing|scholarship australia|ielts 6.5 canada|cheap master uk|architecture under 30000 usd';
const QUERIES = [MARKED, UNMARKED, ENGLISH].flatMap(line => line.split('|'));

describe('suggestions while a common query is typed', () => {
  let search: SearchService;
  beforeAll(async () => {
    ({ search } = await starterSearch());
  });
  const isEmpty = (text: string): boolean => search.suggest({ text, limit: 8 }).length === 0;

  it('has at least 40 of them', () => expect(new Set(QUERIES).size).toBeGreaterThanOrEqual(40));

  it.each(QUERIES)('%s', query => {
    expect(isEmpty(query)).toBe(false);
    const starts = [...query].map((_, place) => query.slice(0, place + 1));
    expect(starts.filter(isEmpty)).toEqual([]);
  });

  it.each([
    'accounting master australia ielts 6',
    'thạc sĩ kế toán úc ielts 6',
    'thac si ke toan uc ielts 6',
    'master data science uk ielts 7',
    'nursing australia ielts 6',
    'kế toán úc ielts 6',
  ])('%s suggests the same behind the point of a score', text => {
    const labels = (typed: string): string[] => search.suggest({ text: typed, limit: 8 }).map(({ label }) => label);
    expect(labels(`${text}.`)).toEqual(labels(text));
  });
});
