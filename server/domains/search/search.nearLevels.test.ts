/** The level of what is near: nobody who comes from school begins with a master's degree, and a place is told of beside a level that it does not have. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const master = { level: 'GRADUATE', award: 'MASTER' } as const;
const computing = { field: 'COMPUTING' as const };
const business = { field: 'BUSINESS' as const };
/** What is complete comes first among equals. */
const complete = { completeness: 1 };
const dear = { tuition: { amount: 40_000, currency: 'EUR' as const } };
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('spree', { name: 'Spree University', destination: 'DE', city: 'Berlin' }),
      institutionRow('coast', { name: 'Coast University', destination: 'IE', city: 'Cork' }),
      institutionRow('harbour', { name: 'Harbour Institute', destination: 'AU', city: 'Perth', type: 'COLLEGE' }),
    ],
    programs: [
      programRow('computing-master', 'spree', {
        title: 'Computer Science (MSc)',
        ...computing,
        ...master,
        ...complete,
      }),
      programRow('games-bachelor', 'spree', { title: 'Game Engineering (BSc)', ...computing }),
      programRow('marketing-master', 'coast', { title: 'Marketing', ...business, ...master, ...complete, ...dear }),
      programRow('fashion-bachelor', 'coast', { title: 'Fashion Marketing (BA)', ...business, ...dear }),
      programRow('finance-master', 'coast', { title: 'Finance', ...business, ...master, ...complete, ...dear }),
      programRow('computing-diploma', 'harbour', {
        title: 'Diploma of Computer Science',
        ...computing,
        award: 'DIPLOMA',
      }),
      programRow('logistics-diploma', 'harbour', { title: 'Diploma of Logistics', ...business, award: 'DIPLOMA' }),
    ],
  });
});

const nearOf = (text: string) => {
  const { ids, near, alsoNear } = service.searchPrograms({ text });
  expect(ids).toEqual([]);
  return [near, ...alsoNear].flatMap(one =>
    one ? [{ relation: one.relation, text: one.text, slugs: one.ids.map(id => id.replace('id-', '')) }] : [],
  );
};
const blockOf = (text: string, relation: string): string[] =>
  nearOf(text).find(one => one.relation === relation)?.slugs ?? [];

it.each([
  'học nghề ở Đức',
  'muốn đi học nghề bên Đức thì sao ạ',
  'du học nghề Đức có được ko mn',
  'vocational in Germany',
  'vocational college in Germany',
  'diploma in Germany',
  'trường cao đẳng ở Đức',
])('%s: the level elsewhere, and beside it the place at the nearest level', text => {
  const both = nearOf(text);
  expect(both.map(({ relation }) => relation)).toEqual(['SAME_SUBJECT', 'WITHOUT_LIMITS']);
  expect(both[0]?.slugs.toSorted()).toEqual(['computing-diploma', 'logistics-diploma']);
  expect(both[1]?.slugs).toEqual(['games-bachelor', 'computing-master']);
});

it.each(['community college in Germany', 'cao đẳng cộng đồng ở Đức'])('%s: first degrees before masters', text =>
  expect(blockOf(text, 'WITHOUT_LIMITS')).toEqual(['games-bachelor', 'computing-master']),
);

it.each(['diploma in computer science in Germany', 'cao đẳng khoa học máy tính ở Đức'])(
  '%s: the nearest level, whatever is called so',
  text => expect(blockOf(text, 'WITHOUT_LIMITS')[0]).toBe('games-bachelor'),
);

it.each(['cao đẳng ở Hà Lan', 'diploma in the Netherlands'])('%s: no search stands twice', text => {
  const texts = nearOf(text).map(one => one.text);
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  'con tôi muốn học marketing ở Ireland dưới 10000 euro',
  'my daughter wants marketing in Ireland under 10000 euro',
])('%s: what follows school before a master', text =>
  expect(blockOf(text, 'WITHOUT_LIMITS')).toEqual(['fashion-bachelor', 'marketing-master']),
);
it.each(['con tôi muốn học logistics ở Ireland', 'my son logistics Ireland'])('%s: of the broader subject, too', text =>
  expect(blockOf(text, 'BROADER_SUBJECT')[0]).toBe('fashion-bachelor'),
);
it('nobody at school is told of: what is called so comes first', () =>
  expect(blockOf('marketing in Ireland under 10000 euro', 'WITHOUT_LIMITS')[0]).toBe('marketing-master'));
