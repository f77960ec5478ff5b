/** In the United States what prepares for a university is an associate degree of a community college; elsewhere a preparatory year is what it was. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const us = { destination: 'US' as const, city: 'Seattle' };
const seattle = { cities: ['Seattle'] };
const rows = {
  institutions: [
    institutionRow('college', { name: 'Sound College', type: 'COLLEGE', ...us }),
    institutionRow('state', { name: 'Rainier University', ...us }),
    institutionRow('perth', { name: 'Swan University', destination: 'AU', city: 'Perth' }),
  ],
  programs: [
    programRow('associate', 'college', { title: 'Associate in Business', award: 'DIPLOMA', ...seattle }),
    programRow('certificate', 'college', { title: 'Certificate in Business', award: 'DIPLOMA', ...seattle }),
    programRow('bachelor', 'state', { title: 'Bachelor of Business', ...seattle, completeness: 1 }),
    programRow('foundation', 'perth', {
      title: 'Business with Foundation Year',
      cities: ['Perth'],
      isPreparatory: true,
    }),
    programRow('associate-perth', 'perth', {
      title: 'Associate Degree of Business',
      award: 'DIPLOMA',
      cities: ['Perth'],
    }),
  ],
  scholarships: [
    scholarshipRow('first', { name: 'First Award', destinations: ['US'], levels: ['UNDERGRADUATE'] }),
    scholarshipRow('later', { name: 'Later Foundation Award', destinations: ['US'], levels: ['GRADUATE'] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const found = (text: string) =>
  service
    .searchPrograms({ text })
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  'pathway USA',
  'pathway program USA low english',
  'pathway college USA low ielts',
  'foundation year in America',
  'dự bị đại học Mỹ',
  'du bi dai hoc my',
  'dự bị ở Seattle ngành kinh doanh',
  'hết lớp 12 học dự bị ở mỹ',
  'associate degree pathway USA',
])('%s: an associate degree', text => {
  const { understood, droppedWords } = service.searchPrograms({ text });
  expect(found(text)).toEqual(['associate']);
  expect(droppedWords).toEqual([]);
  expect(understood.find(({ kind }) => kind === 'ENTRY')).toMatchObject({ isApplied: true, values: ['ASSOCIATE'] });
});

it.each([
  ['pathway Australia', 'foundation'],
  ['foundation year', 'foundation'],
  ['foundation year USA or Australia', 'foundation'],
  ['dự bị úc', 'foundation'],
])('%s: a preparatory year', (text, slug) => {
  expect(found(text)).toContain(slug);
  expect(found(text)).not.toContain('associate');
});

it('a degree that is said is none that leads to one', () =>
  expect(found('pathway bachelor USA')).not.toContain('associate'));

it('a level of scholarships it is not', () =>
  expect(service.searchScholarships({ text: 'foundation award USA' }).ids).toContain('id-later'));

it.each(['low english business Seattle', 'kinh doanh ở Seattle ielts thấp', 'weak english business Seattle'])(
  '%s: how well somebody speaks is no word to look for',
  text => {
    expect(service.searchPrograms({ text }).droppedWords).toEqual([]);
    expect(found(text)).toContain('bachelor');
  },
);
