/** Subjects and levels among scholarships: most state no field, and a name may say for which degree one is. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const research = { levels: ['POSTGRADUATE' as const] };
const open = { completeness: 1, intakes: [{ year: 2027, month: 9, isRecurring: true, closesAt: null }] };
const rows = {
  institutions: [institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' })],
  programs: [
    programRow('public-health', 'leeds', { title: 'Master of Public Health', field: 'HEALTH' }),
    programRow('maths', 'leeds', { title: 'Mathematics (BSc)', field: 'NATURAL_SCIENCES' }),
    programRow('law', 'leeds', { title: 'Bachelor of Laws', field: 'LAW' }),
    programRow('finance', 'leeds', { title: 'MSc Finance', field: 'BUSINESS', ...open }),
  ],
  scholarships: [
    scholarshipRow('open', { name: 'Gates Award', destinations: ['GB'], ...research }),
    scholarshipRow('health', { name: 'Nightingale Award', destinations: ['GB'], fields: ['HEALTH'] }),
    scholarshipRow('business', { name: 'Skoll Award', destinations: ['GB'], fields: ['BUSINESS'] }),
    scholarshipRow('masters', { name: "Master's Award of Excellence", destinations: ['CA'], ...research }),
    scholarshipRow('doctoral', { name: "President's PhD Award", destinations: ['GB'], ...research }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', '')).toSorted();
const scholarships = (text: string, asWords: string[] = []) => service.searchScholarships({ text, asWords });

it.each([
  ['public health scholarship', ['doctoral', 'health', 'masters', 'open']],
  ['học bổng y tế công cộng', ['doctoral', 'health', 'masters', 'open']],
  ['finance scholarship uk', ['business', 'doctoral', 'open']],
  ['law or finance scholarship uk', ['business', 'doctoral', 'open']],
  ['học bổng luật anh', ['doctoral', 'open']],
])('%s leaves out what states other fields alone: %j', (text, found) => {
  const { ids, droppedWords } = scholarships(text);
  expect([slugs(ids), droppedWords]).toEqual([found, []]);
});

it('a subject is understood, and most scholarships are said to tell no field', () => {
  const { understood } = scholarships('public health scholarship uk');
  expect(understood).toMatchObject([
    { kind: 'FIELD', text: 'public health', filter: 'FIELD', isApplied: true, topic: 'ELIGIBLE_FIELDS' },
    { kind: 'PLACE' },
  ]);
  const [{ id = '' } = {}] = understood;
  expect(scholarships('public health scholarship uk', [id]).droppedWords).toEqual(['public health']);
});

it.each(['scholarship uk', 'học bổng Skoll', 'PhD scholarship', 'hoc bong toan phann'])('%s names no subject', text =>
  expect(scholarships(text).understood.map(({ kind }) => kind)).not.toContain('FIELD'),
);

it('what is near keeps the subject where nothing is against it', () => {
  const { near } = scholarships('public health scholarship ireland');
  expect(near).toMatchObject({ relation: 'SAME_SUBJECT', without: ['ireland'] });
  expect(slugs(near?.ids ?? [])).toEqual(['doctoral', 'health', 'masters', 'open']);
});

it.each([
  ['PhD scholarship', ['doctoral', 'open']],
  ['học bổng tiến sĩ', ['doctoral', 'open']],
  ['postgraduate scholarship', ['doctoral', 'masters', 'open']],
])('%s is answered by no scholarship that is called one for another degree: %j', (text, found) =>
  expect(slugs(scholarships(text).ids)).toEqual(found),
);

it.each(['scholarship uk', 'học bổng anh', 'public health scholarship'])(
  'that it is a scholarship is no reason for one in %s',
  text => expect(scholarships(text).reasons.flat()).not.toContain('NAME'),
);

it('its name is', () => expect(scholarships('Nightingale scholarship').reasons[0]).not.toEqual([]));

it('near it is no reason that much is known, and what opens soon only where a time was asked for', () => {
  const reasonsNear = (text: string) => service.searchPrograms({ text }).near?.reasons.flat() ?? [];
  expect(reasonsNear('finance ireland')).not.toEqual([]);
  expect(reasonsNear('finance ireland')).not.toEqual(expect.arrayContaining(['COMPLETE_DATA']));
  expect(reasonsNear('finance ireland')).not.toContain('LIKELY_INTAKE');
  expect(reasonsNear('finance ireland kỳ tháng 9')).toContain('LIKELY_INTAKE');
});

it('no scholarship of the place is called one of another subject', () =>
  expect(scholarships('học bổng Skoll anh').near).toMatchObject({ relation: 'WITHOUT_LIMITS' }));

it('nothing is near in the word for scholarships alone', () =>
  expect(scholarships('xyzzy scholarship ireland').near?.relation).not.toBe('SIMILAR_NAME'));
