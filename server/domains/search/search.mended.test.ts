/** Texts that were answered wrongly or not at all: what is left out of them, what is an alternative, and what is near. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
const rows = {
  institutions: [
    institutionRow('sydney', { name: 'The University of Sydney', destination: 'AU', city: 'Sydney' }),
    institutionRow('monash', { name: 'Monash University', destination: 'AU', city: 'Melbourne' }),
    institutionRow('la-trobe', { name: 'La Trobe University', destination: 'AU', city: 'Melbourne' }),
    institutionRow('douglas', {
      name: 'Douglas College',
      destination: 'CA',
      city: 'New Westminster',
      type: 'COLLEGE',
      completeness: 1,
    }),
    institutionRow('langara', { name: 'Langara College', destination: 'CA', city: 'Vancouver', type: 'COLLEGE' }),
    institutionRow('stanford', {
      name: 'Stanford University',
      destination: 'US',
      city: 'Stanford',
      region: 'California',
    }),
    institutionRow('ut', { name: 'University of Dallas', destination: 'US', city: 'Dallas', region: 'Texas' }),
    institutionRow('htw', {
      name: 'HTW Berlin',
      destination: 'DE',
      city: 'Berlin',
      type: 'UNIVERSITY_OF_APPLIED_SCIENCES',
      completeness: 1,
    }),
    institutionRow('rwth', { name: 'RWTH Aachen University', destination: 'DE', city: 'Aachen' }),
  ],
  programs: [
    programRow('accounting-sydney', 'sydney', {
      title: 'Bachelor of Accounting',
      cities: ['Sydney'],
      tuition: aud(60_000),
    }),
    programRow('marketing-sydney', 'sydney', {
      title: 'Master of Marketing',
      cities: ['Sydney'],
      award: 'MASTER',
      level: 'GRADUATE',
    }),
    programRow('pharmacy-monash', 'monash', { title: 'Bachelor of Pharmacy', cities: ['Melbourne'] }),
    programRow('public-health-monash', 'monash', { title: 'Master of Public Health', award: 'MASTER' }),
    programRow('tourism-langara', 'langara', { title: 'Diploma of Tourism', award: 'DIPLOMA', cities: ['Vancouver'] }),
    programRow('law-phd', 'sydney', { title: 'Doctor of Philosophy (Law)', award: 'PHD', completeness: 1 }),
    programRow('laws', 'sydney', { title: 'Bachelor of Laws' }),
    programRow('cs-stanford', 'stanford', { title: 'Computer Science', cities: ['Stanford'] }),
    programRow('cs-dallas', 'ut', { title: 'Computer Science', cities: ['Dallas'] }),
  ],
  scholarships: [
    scholarshipRow('of-sydney', { institutionId: 'id-sydney', destinations: ['AU'], name: 'Vietnam Bursary' }),
    scholarshipRow('of-douglas', { institutionId: 'id-douglas', destinations: ['CA'], name: 'Entrance Award' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const programs = (text: string) => {
  const { ids, droppedWords, near } = service.searchPrograms({ text });
  return { found: slugs(ids), droppedWords, near };
};
const institutions = (text: string) => {
  const { ids, droppedWords } = service.searchInstitutions({ text });
  return { found: slugs(ids), droppedWords };
};

describe('what lies or stands in nothing together', () => {
  it.each([
    ['california texas computer science', ['cs-dallas', 'cs-stanford']],
    ['accounting marketing australia', ['accounting-sydney', 'marketing-sydney']],
    ['accounting sydney hoặc canada', ['accounting-sydney']],
    ['tourism sydney hoặc canada', ['tourism-langara']],
    ['dược monash hay sydney', ['pharmacy-monash']],
    ['computer science monash vs stanford', ['cs-stanford']],
  ])('%s asks for either', (text, found) => expect(programs(text).found.toSorted()).toEqual(found));

  it('two institutions that are named are both answers', () => {
    expect(institutions('la trobe vs monash').found.toSorted()).toEqual(['la-trobe', 'monash']);
    expect(institutions('monash và sydney').found.toSorted()).toEqual(['monash', 'sydney']);
  });
});

describe('what is left out', () => {
  it('is a subject that no scholarship names, as a whole', () => {
    const { ids, droppedWords } = service.searchScholarships({ text: 'học bổng ngành nhiếp ảnh ở úc' });
    expect([slugs(ids), droppedWords]).toEqual([['of-sydney'], ['nhiếp ảnh']]);
  });

  it('is a scholarship among programs, as a whole', () =>
    expect(programs('học bổng toàn phần thạc sĩ úc')).toMatchObject({
      found: expect.arrayContaining(['marketing-sydney']) as unknown,
      droppedWords: ['học bổng toàn phần'],
    }));

  it('is a word that nobody knows beside a level, but not beside a place alone', () => {
    expect(programs('master xyzzy úc')).toMatchObject({ droppedWords: ['xyzzy'] });
    expect(programs('master xyzzy úc').found).not.toEqual([]);
    // Nothing is found, and the word that nothing has is named.
    expect(programs('xyzzy úc')).toMatchObject({ found: [], droppedWords: ['xyzzy'] });
  });

  it('is a city beside the whole name of an institution elsewhere', () =>
    expect(institutions('douglas college vancouver')).toEqual({ found: ['douglas'], droppedWords: ['vancouver'] }));
});

describe('what is no match', () => {
  it.each(['học hè ở úc', 'hè'])('%s is not the beginning of another word', text =>
    expect(programs(text).found).toEqual([]),
  );

  it('no phrase reaches over what was understood between its words', () =>
    expect(programs('accounting úc học bổng').found).toEqual(['accounting-sydney']));
});

describe('what comes first', () => {
  it('a plural is no other word: of equal ones a common degree is first', () =>
    expect(programs('law').found).toEqual(['laws', 'law-phd']));

  it('is a university where universities are asked for', () =>
    expect(institutions('trường đại học ở đức').found).toEqual(['rwth', 'htw']));
});

describe('what is near', () => {
  it('lets go of the words that the answer lets go of', () =>
    expect(programs('kế toán úc dưới 10k aud mấy năm').near).toMatchObject({
      relation: 'WITHOUT_LIMITS',
      text: 'kế toán úc',
    }));

  it('is the subject elsewhere rather than the place with other subjects', () =>
    expect(programs('luật canada dưới 10k cad').near).toMatchObject({ relation: 'SAME_SUBJECT' }));
});

describe('a text that means the same as a name', () => {
  it('asks for all that it describes unless it is the name, word for word', () => {
    const understood = (text: string) => service.searchScholarships({ text }).understood.map(({ kind }) => kind);
    expect(understood('scholarships for Vietnamese students')).toEqual(['AUDIENCE']);
    expect(understood('Vietnam Bursary')).toEqual([]);
  });
});

it('the cheapest first is asked of programs and of schools; of scholarships it is said not to be used', () => {
  const isApplied = (understood: readonly { isApplied: boolean }[]) => understood.map(one => one.isApplied);
  expect(isApplied(service.searchPrograms({ text: 'accounting học phí rẻ' }).understood)).toEqual([true]);
  expect(isApplied(service.searchInstitutions({ text: 'sydney học phí rẻ' }).understood)).not.toContain(false);
  expect(isApplied(service.searchScholarships({ text: 'sydney học phí rẻ' }).understood)).toContain(false);
});
