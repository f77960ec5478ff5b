/** A foundation beside a subject, a level or a place is a year before a degree; as part of a name it gives scholarships. Over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const suggested = (text: string) => search.suggest({ text, limit: 8 });
const kindsFor = (text: string) => suggested(text).map(({ kind }) => kind);

it.each([
  ['foundation business', 'PROGRAM'],
  ['business foundation', 'PROGRAM'],
  ['foundation engineering uk', 'PROGRAM'],
  ['engineering foundation uk', 'PROGRAM'],
  ['foundation in law', 'PROGRAM'],
  ['foundation computer science', 'PROGRAM'],
  ['foundation diploma business', 'PROGRAM'],
  ['foundation bachelor', 'PROGRAM'],
  ['foundation kinh doanh', 'PROGRAM'],
  ['foundation ky thuat', 'PROGRAM'],
  ['foundation ngành luật', 'PROGRAM'],
  ['foundation dieu duong o anh', 'PROGRAM'],
  ['foundation rồi lên cử nhân marketing', 'PROGRAM'],
  ['dự bị kinh doanh', 'PROGRAM'],
  ['foundation melbourne', 'INSTITUTION'],
  ['uk foundation', 'INSTITUTION'],
])('%s is a year before a degree', (text, kind) => {
  expect(kindsFor(text)).toContain(kind);
  expect(kindsFor(text)).not.toContain('SCHOLARSHIP');
});

it.each([
  ['foundation', /Foundation/],
  ['foundation germany', /Foundation|Stiftung/],
  ['heinrich boll foundation', /Böll/],
  ['trudeau foundation canada', /Trudeau/],
  ['konrad adenauer foundation', /Adenauer/],
  ['hoc bong foundation', /Foundation|Stiftung/],
  ['foundation scholarship', /Foundation|Stiftung/],
  ['quỹ đức', /Foundation|Stiftung/],
])('%s gives scholarships', (text, name) => {
  const [first] = suggested(text);
  expect(first?.kind).toBe('SCHOLARSHIP');
  expect(first?.label).toMatch(name);
});
