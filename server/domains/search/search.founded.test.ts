/** How old institutions are is said to be no order here, and never makes an answer empty. */
import type { SearchService } from './search.service.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => (service = await serviceOver()));
const search = (text: string) => service.searchInstitutions({ text });
const topicsOf = (text: string) => search(text).understood.flatMap(({ topic }) => topic ?? []);

it.each([
  ['trường lâu đời nhất canada', 2],
  ['truong lau doi nhat canada', 2],
  ['trường cổ nhất', 4],
  ['oldest university in canada', 2],
  ['trường trên 100 năm tuổi ở mỹ', 1],
  ['trường thành lập trước 1850 ở úc', 1],
  ['universities founded before 1900 in australia', 1],
  ['universities over 100 years old in canada', 2],
  ['trường mới thành lập ở úc', 1],
])('%s tells so and finds %d', (text, total) => {
  expect(topicsOf(text)).toEqual(['FOUNDED']);
  expect(search(text)).toMatchObject({ droppedWords: [], pageInfo: { total } });
});

it.each(['university of melbourne', 'trường 4 năm ở úc', 'em 18 tuổi', 'university 2027'])('%s does not', text =>
  expect(topicsOf(text)).toEqual([]),
);

it('programs do not say it', () =>
  expect(service.searchPrograms({ text: 'computer science oldest' }).understood).toEqual([]));
