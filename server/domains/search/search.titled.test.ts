/** Programs that a text calls by their title, word for word, and what a named school has that lacks the subject. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

/** What is complete comes first among equals. */
const complete = { completeness: 1 };
const rows = {
  institutions: [
    institutionRow('kaplan', { name: 'Kaplan Business School', destination: 'AU', city: 'Sydney' }),
    institutionRow('dalhousie', { name: 'Dalhousie University', destination: 'CA', city: 'Halifax' }),
    institutionRow('harvard', { name: 'Harvard University', destination: 'US', city: 'Cambridge' }),
  ],
  programs: [
    programRow('bachelor-business', 'kaplan', { title: 'Bachelor of Business', field: 'BUSINESS', ...complete }),
    programRow('diploma-business', 'kaplan', { title: 'Diploma of Business', field: 'BUSINESS', award: 'DIPLOMA' }),
    programRow('commerce', 'dalhousie', { title: 'Bachelor of Commerce', field: 'BUSINESS' }),
    programRow('biology', 'dalhousie', { title: 'Biology (BSc)', field: 'NATURAL_SCIENCES', ...complete }),
    programRow('arts', 'dalhousie', { title: 'Bachelor of Arts', field: 'HUMANITIES' }),
    programRow('llb', 'dalhousie', { title: 'Law (LLB)', field: 'LAW', ...complete }),
    programRow('llm', 'dalhousie', { title: 'Law (LLM)', field: 'LAW', award: 'MASTER', level: 'GRADUATE' }),
    programRow('ai', 'dalhousie', {
      title: 'Artificial Intelligence (MSc)',
      field: 'COMPUTING',
      award: 'MASTER',
      ...complete,
    }),
    programRow('ai-ml', 'harvard', {
      title: 'Artificial Intelligence and Machine Learning (MSc)',
      field: 'COMPUTING',
      award: 'MASTER',
    }),
    programRow('economics', 'harvard', { title: 'Economics (BA)', field: 'BUSINESS', cities: ['Cambridge'] }),
    programRow('physics', 'harvard', { title: 'Physics (BA)', field: 'NATURAL_SCIENCES', ...complete }),
    programRow('accounting', 'kaplan', { title: 'Accounting (MSc)', field: 'BUSINESS', award: 'MASTER' }),
    programRow('economics-elsewhere', 'dalhousie', { title: 'Economics (BA)', field: 'BUSINESS' }),
    programRow('nursing', 'dalhousie', { title: 'Bachelor of Nursing', field: 'HEALTH' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[] = []) => ids.map(id => id.replace('id-', ''));

it.each([
  ['law (llm)', 'llm'],
  ['Law LLM', 'llm'],
  ['bachelor of arts dalhousie university', 'arts'],
  ['Dalhousie University: Bachelor of Arts', 'arts'],
  ['artificial intelligence and machine learning (msc)', 'ai-ml'],
  ['diploma of business kaplan business school', 'diploma-business'],
])('%s: %s is first', (text, slug) => expect(slugs(service.searchPrograms({ text }).ids)[0]).toBe(slug));

it.each([
  ['law', 'llb'],
  ['dalhousie university', 'ai'],
  ['artificial intelligence', 'ai'],
])('%s is no whole title: %s is first', (text, slug) =>
  expect(slugs(service.searchPrograms({ text }).ids)[0]).toBe(slug),
);

it.each([
  ['điều dưỡng Harvard', ['physics', 'economics', 'ai-ml'], ['nursing']],
  ['nursing at harvard', ['physics', 'economics', 'ai-ml'], ['nursing']],
])('%s: who has the subject, then what the school has', (text, own, elsewhere) => {
  const { ids, near, alsoNear } = service.searchPrograms({ text });
  expect(ids).toEqual([]);
  expect([near?.relation, slugs(near?.ids)]).toEqual(['SAME_SUBJECT', elsewhere]);
  expect(alsoNear.map(one => [one.relation, slugs(one.ids).toSorted()])).toEqual([['SAME_PLACE', own.toSorted()]]);
});

it.each(['kế toán Harvard', 'accounting harvard university'])('%s: what is nearest to it there', text => {
  const { near } = service.searchPrograms({ text });
  expect(slugs(near?.ids)[0]).toBe('economics');
});

it.each(['kinh tế Harvard', 'economics at harvard'])('%s, which it has: nothing else there is near', text => {
  const { ids, near, alsoNear } = service.searchPrograms({ text });
  expect(ids).toHaveLength(1);
  expect([near, ...alsoNear].flatMap(one => one?.relation ?? [])).not.toContain('SAME_PLACE');
});

it('a city is no school: the subject elsewhere is near', () =>
  expect(service.searchPrograms({ text: 'điều dưỡng ở Sydney' }).near?.relation).toBe('SAME_SUBJECT'));

it.each([
  ['bachelor of comerce', 'commerce'],
  ['comerce', 'commerce'],
  ['bachelor of commrece', 'commerce'],
])('%s: what the correction says before what means the same: %s', (text, slug) => {
  const { ids, reasons } = service.searchPrograms({ text });
  expect(slugs(ids)[0]).toBe(slug);
  expect(reasons[0]).toContain('TYPO_CORRECTED');
});
