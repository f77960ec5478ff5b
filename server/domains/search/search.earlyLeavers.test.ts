/** Who leaves school before its last year: what lets them in comes first, then foundation years; degrees that ask for the diploma of school are no answer. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const asking = (asks: object) => ({
  asks: { englishMinimums: [], diplomaEntries: [], statesPathway: false, ...asks },
});
const PATHWAY = { statesPathway: true, diplomaEntries: [{ diploma: 'THPT' as const, answer: 'PATHWAY' as const }] };
const rows = {
  institutions: [
    institutionRow('cork', { destination: 'IE', city: 'Cork', ...asking({ ...PATHWAY, statesEarlyEntry: true }) }),
    institutionRow('perth', { destination: 'AU', city: 'Perth', ...asking(PATHWAY) }),
    institutionRow('bonn', { destination: 'DE', city: 'Bonn', ...asking(PATHWAY) }),
    institutionRow('college', { destination: 'US', city: 'Seattle', ...asking({ statesEarlyEntry: true }) }),
    institutionRow('toronto', { destination: 'CA', city: 'Toronto', ...asking({}) }),
  ],
  programs: [
    programRow('degree-perth', 'perth', { title: 'Business (BA)', cities: ['Perth'], completeness: 1 }),
    programRow('degree-cork', 'cork', { title: 'Biology (BSc)', cities: ['Cork'], completeness: 0 }),
    programRow('master-cork', 'cork', { title: 'Biology (MSc)', level: 'GRADUATE', award: 'MASTER', cities: ['Cork'] }),
    programRow('degree-bonn', 'bonn', { title: 'Physics (BSc)', cities: ['Bonn'], completeness: 1 }),
    programRow('associate', 'college', { title: 'Associate in Arts', award: 'DIPLOMA', cities: ['Seattle'] }),
    // Its own page asks for courses at a college, so that what the college says in general does not hold for it.
    programRow('radiology', 'college', {
      title: 'Associate in Radiologic Technology',
      award: 'DIPLOMA',
      field: 'HEALTH',
      cities: ['Seattle'],
      asks: { minimumGpa: null, languageLevels: [], ...PATHWAY },
    }),
    programRow('degree-toronto', 'toronto', { title: 'Business (BCom)', cities: ['Toronto'], completeness: 1 }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const answerTo = (text: string) => service.searchPrograms({ text });

it.each([
  'con tôi học hết lớp 11 du học được không',
  'con toi hoc het lop 11 du hoc duoc khong',
  'vừa học xong lớp 11 muốn đi du học',
  'sau lop 11 du hoc nuoc nao',
  'my son finish grade 11 which country can he study',
  'she has completed her year 11, study abroad',
  'after 11th grade study abroad',
  'I am done with grade 11',
])('%s: what lets them in, then foundation years, and that no schools are here', text => {
  const { ids, understood, reasons } = answerTo(text);
  expect(slugs(ids)).toEqual(['degree-cork', 'associate', 'degree-perth']);
  expect(reasons.map(own => own.includes('PATHWAY'))).toEqual([true, false, true]);
  expect(understood).toMatchObject([{ kind: 'ENTRY', isApplied: true, topic: 'OTHER_SCHOOLS' }]);
});

it.each([
  ['hết lớp 11 du học Mỹ', ['associate']],
  ['after grade 11 study in usa', ['associate']],
  ['het lop 11 di uc', ['degree-perth']],
  ['finished year 11, ireland', ['degree-cork']],
])('%s: %j', (text, found) => expect(slugs(answerTo(text).ids)).toEqual(found));

// A Studienkolleg asks for the diploma of school, and nothing in Canada tells of such a year.
it.each([
  'hết lớp 11 du học Canada',
  'het lop 11 du hoc duc',
  'finished grade 11, study in germany',
  'after year 11 canada',
])('%s: no degree there, what lets them in elsewhere is near', text => {
  const { ids, near, alsoNear, droppedWords, understood } = answerTo(text);
  expect([ids, alsoNear]).toEqual([[], []]);
  expect(droppedWords).toHaveLength(1);
  expect(understood.map(({ topic }) => topic)).toContain('OTHER_SCHOOLS');
  expect(slugs(near?.ids ?? [])).toEqual(['degree-cork', 'associate', 'degree-perth']);
});

it.each([
  'hết lớp 10 du học Úc',
  'con toi het lop 9 di du hoc',
  'finished grade 10, study in usa',
  'after 10th grade, canada',
])('%s: what follows is a school, of which there is none', text => {
  const { ids, near, understood } = answerTo(text);
  expect([ids, near]).toEqual([[], null]);
  expect(understood).toContainEqual(expect.objectContaining({ kind: 'UNANSWERED', topic: 'OTHER_SCHOOLS' }));
});

// The last year is over, or still to come, or a subject is asked for.
it.each([
  'hết lớp 12 du học',
  'after grade 12 study abroad',
  'em đang học lớp 11 muốn du học',
  'học xong lớp 11, ngành kinh doanh',
])('%s: a level as before', text => expect(answerTo(text).understood).toMatchObject([{ kind: 'AWARD', topic: null }]));

it('among scholarships those for a first degree', () => {
  const { understood } = service.searchScholarships({ text: 'học bổng, hết lớp 11' });
  expect(understood.find(({ text }) => text.includes('11'))).toMatchObject({
    kind: 'ENTRY',
    filter: 'LEVEL',
    values: ['UNDERGRADUATE'],
    isApplied: true,
    topic: null,
  });
});
