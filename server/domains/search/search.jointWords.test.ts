/** What stands between two subjects that are both wanted, or before the first of them, is no word to look for. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [institutionRow('huon', { destination: 'AU', name: 'Huon University', city: 'Hobart' })],
  programs: [
    programRow('law', 'huon', { title: 'Law', field: 'LAW', cities: ['Hobart'] }),
    programRow('psychology', 'huon', { title: 'Psychology', field: 'SOCIAL_SCIENCES', cities: ['Hobart'] }),
    programRow('nursing', 'huon', { title: 'Nursing', field: 'HEALTH', cities: ['Hobart'] }),
  ],
  scholarships: [],
};

const found = async (text: string) => {
  const { searchPrograms } = await serviceOver(rows);
  const { ids, droppedWords, reasons } = searchPrograms({ text });
  const hasReasons = reasons.every(own => own.includes('NAME') || own.includes('SYNONYM'));
  return { ids: ids.toSorted(), droppedWords, hasReasons };
};
const BOTH = { ids: ['id-law', 'id-psychology'], droppedWords: [], hasReasons: true };

it.each([
  'luật và tâm lý ở Úc',
  'học cả luật lẫn tâm lý ở Úc',
  'hoc ca luat lan tam ly o uc',
  'cả luật và tâm lý',
  'học song song luật và tâm lý ở Úc',
  'hoc song song luat va tam ly',
  'luật song song với tâm lý',
  'luật kết hợp tâm lý',
  'vừa luật vừa tâm lý ở Úc',
  'vừa học luật vừa học tâm lý',
  'học luật đồng thời tâm lý',
  'both law and psychology in Australia',
  'law as well as psychology',
  'law along with psychology',
  'law together with psychology in Australia',
])('%s asks for both', async text => expect(await found(text)).toEqual(BOTH));

it.each([
  ['mới học xong, vừa nghỉ, thích luật', ['id-law']],
  ['em vừa học xong lớp 12 muốn học điều dưỡng', ['id-nursing']],
])('%s joins nothing', async (text, ids) => expect((await found(text)).ids).toEqual(ids));
