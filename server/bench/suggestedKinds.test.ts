/** What is suggested where no program has what is typed: programs near it, and scholarships only for whom asks for one, or names it; over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const suggested = (text: string) => search.suggest({ text, limit: 8 });
const kindsFor = (text: string): Set<string> => new Set(suggested(text).map(({ kind }) => kind));

it.each([
  ['muốn làm bác sĩ thú y', /animal|agricultur/i],
  ['muon lam bac si thu y', /animal|agricultur/i],
  ['thú y', /animal|agricultur/i],
  ['bác sĩ thú y ở úc', /animal|agricultur|biomedical/i],
  ['ngành khảo cổ học', /history|anthropology/i],
  ['archaeology', /history|anthropology/i],
  ['khảo cổ', /history|anthropology/i],
  ['khảo cổ học ở Anh', /history/i],
  ['con toi het lop 12 gpa 7.0 muon hoc logistics o Canada co thuc tap co-op', /business/i],
  ['1 year mba ireland january intake no gmat', /management|business administration/i],
  ['mba ireland', /business administration/i],
  ['ngành điều dưỡng ở Đức học bằng tiếng Anh', /nursing/i],
  ['study nursing in germany without ielts', /nursing/i],
  ['muốn làm luật sư ở Mỹ', /law/i],
  ['phd in law usa', /law/i],
  ['data science phd usa', /data|computer/i],
  ['học nha khoa ở Canada', /biomedical|nursing/i],
  ['dentistry canada', /biomedical|nursing/i],
  ['welding canada', /mechanical/i],
  ['nuclear engineering germany', /nuclear/i],
])('%s suggests programs near it, and no scholarship', (text, title) => {
  expect([...kindsFor(text)]).not.toContain('SCHOLARSHIP');
  const titles = suggested(text).flatMap(({ kind, label }) => (kind === 'PROGRAM' ? [label] : []));
  expect(titles.some(label => title.test(label))).toBe(true);
});

it.each(['muon hoc lo', 'học lớ', 'study nursing in germany wit', 'con học', 'ngành điều dưỡng ở Đức h'])(
  '%s is on the way to something, and to no scholarship alone',
  text => {
    expect(suggested(text)).not.toEqual([]);
    expect([...kindsFor(text)]).not.toEqual(['SCHOLARSHIP']);
  },
);

it.each([
  'học bổng toàn phần',
  'học bổng thú y',
  'full scholarship for master in uk',
  'funding for phd in germany',
  'mba ireland scholarship',
  'mba ireland schol',
  'hỗ trợ tài chính',
  'được tài trợ',
  'financial aid',
  'miễn học phí',
])('%s asks for scholarships', text => expect([...kindsFor(text)]).toEqual(['SCHOLARSHIP']));

it.each([
  ['heinrich', /^Heinrich/],
  ['heinr', /^Heinrich/],
  ['quỹ vingroup', /^Vingroup/],
  ['berea', /^Berea/],
  ['p.e.o. international', /^P\.E\.O\./],
  ['daad', /^DAAD/],
  ['chevening mba', /^Chevening/],
  ['knight hennessy', /^Knight-Hennessy/],
  ['gates cambridge', /^Gates/],
  ['fulbr', /^Fulbright/],
  ['deutschlandstip', /^Deutschlandstipendium/],
])('%s names a scholarship, or begins to', (text, name) =>
  expect(suggested(text).some(({ kind, label }) => kind === 'SCHOLARSHIP' && name.test(label))).toBe(true),
);

it.each(['úc', 'du học úc', 'university of melbourne'])('%s: a place or a school keeps its scholarships', text =>
  expect([...kindsFor(text)]).toContain('SCHOLARSHIP'),
);

it('a page of scholarships alone suggests them for any subject', () =>
  expect(search.suggest({ text: 'archaeology', kinds: ['SCHOLARSHIP'], limit: 8 })).toHaveLength(8));

it('a text that is nothing known, or of which nothing is near, stays without any', () => {
  for (const text of ['phù thủy học', 'xyzzy', 'boarding school']) expect([text, suggested(text)]).toEqual([text, []]);
});
