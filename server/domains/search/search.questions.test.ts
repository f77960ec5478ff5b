/** What students type in sentences of their own: questions, wishes and what they are good at, months and parts of countries in every spelling. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('unsw', { name: 'UNSW Sydney', destination: 'AU', city: 'Sydney', region: 'New South Wales' }),
    institutionRow('uwa', {
      name: 'University of Western Australia',
      destination: 'AU',
      city: 'Perth',
      region: 'Western Australia',
    }),
    institutionRow('cardiff', { name: 'Cardiff University', destination: 'GB', city: 'Cardiff', region: 'Wales' }),
    institutionRow('newcastle', { name: 'Newcastle University', destination: 'GB', city: 'Newcastle upon Tyne' }),
    institutionRow('newcastle-au', { name: 'The University of Newcastle', destination: 'AU', city: 'Newcastle' }),
    institutionRow('victoria', { name: 'University of Victoria', destination: 'CA', city: 'Victoria' }),
    institutionRow('victoria-au', { name: 'Victoria University', destination: 'AU', city: 'Melbourne' }),
    institutionRow('neu', { name: 'Northeastern University', aliases: ['NEU'], destination: 'US', city: 'Boston' }),
  ],
  programs: [
    programRow('nursing-sydney', 'unsw', { title: 'Bachelor of Nursing', cities: ['Sydney'] }),
    programRow('it-sydney', 'unsw', { title: 'Master of Information Technology', cities: ['Sydney'], award: 'MASTER' }),
    programRow('painting-perth', 'uwa', { title: 'Bachelor of Painting', cities: ['Perth'] }),
    programRow('chemistry-perth', 'uwa', { title: 'Bachelor of Chemistry', cities: ['Perth'] }),
    programRow('biochemistry-cardiff', 'cardiff', { title: 'Biochemistry', cities: ['Cardiff'] }),
    programRow('law-newcastle', 'newcastle', { title: 'Law', cities: ['Newcastle upon Tyne'] }),
    programRow('computer-science-boston', 'neu', { title: 'Computer Science', cities: ['Boston'] }),
    programRow('cookery-sydney', 'unsw', { title: 'Certificate IV in Cookery', cities: ['Sydney'], award: 'DIPLOMA' }),
  ],
  scholarships: [scholarshipRow('of-unsw', { institutionId: 'id-unsw', destinations: ['AU'] })],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const ask = (text: string) => {
  const { ids, droppedWords, understood } = service.searchPrograms({ text });
  return { found: ids.map(id => id.replace('id-', '')), droppedWords, understood };
};

describe('a question', () => {
  it.each([
    ['nên học ngành gì nếu thích vẽ', 'painting-perth'],
    ['nen hoc nganh gi neu thich ve tranh', 'painting-perth'],
    ['what should i study if i like drawing', 'painting-perth'],
    ['hoc gi de lam luat su', 'law-newcastle'],
    ['how to become a lawyer in the uk', 'law-newcastle'],
    ['em giỏi hóa thì học ngành gì ở úc', 'chemistry-perth'],
    ['is it worth studying law in the uk', 'law-newcastle'],
    ['bằng điều dưỡng úc có xin được việc ở mỹ không', 'nursing-sydney'],
    ['học xong lớp 12 muốn đi úc học đầu bếp', 'cookery-sydney'],
    ['học máy tính ở mỹ', 'computer-science-boston'],
    ['e mê vẽ thì học ngành j', 'painting-perth'],
    ['giỏi hóa thì hoc j ở úc', 'chemistry-perth'],
    ['học luật đc hok', 'law-newcastle'],
  ])('%s is answered by %s with no word left out', (text, slug) => {
    const { found, droppedWords } = ask(text);
    expect([found[0], droppedWords]).toEqual([slug, []]);
  });

  it.each(['nên đi du học nước nào', 'hok bik học gì', 'không biết học ngành gì'])(
    '%s names nothing and is answered by everything',
    text => expect(ask(text).found).toHaveLength(rows.programs.length),
  );

  it('a Vietnamese word with diacritics is no short name of an institution', () =>
    expect(ask('nếu em muốn học law').understood).toEqual([]));
});

describe('places', () => {
  it.each([
    ['tây úc', ['painting-perth', 'chemistry-perth']],
    ['Western Australia', ['painting-perth', 'chemistry-perth']],
    ['xứ Wales', ['biochemistry-cardiff']],
    ['law newcastle uk', ['law-newcastle']],
    ['nursing gần sydney', ['nursing-sydney']],
    ['nursing tp sydney', ['nursing-sydney']],
    ['it or nursing nsw', ['nursing-sydney', 'it-sydney']],
    ['nursing new south wales or western australia', ['nursing-sydney']],
    ['nursing ohio', []],
  ])('%s finds %j', (text, slugs) => expect(ask(text).found.toSorted()).toEqual(slugs.toSorted()));
});

describe('subjects beside the one that is meant', () => {
  it('follow it, by their titles', () =>
    expect(ask('hóa học').found).toEqual(['chemistry-perth', 'biochemistry-cardiff']));
});

describe('mistyped words', () => {
  it.each([
    ['cong nghe thong tim', 'công nghệ thông tin'],
    ['khoa hoc may tinj', 'khoa học máy tính'],
    ['cong nge thong tin', 'công nghệ thông tin'],
  ])('%s means %s', (text, meant) => expect(service.searchPrograms({ text }).correctedText).toBe(meant));

  it('a place stays a condition, and an or beside a subject is no part of it', () => {
    expect(ask('nursing sydny').found).toEqual(['nursing-sydney']);
    expect(ask('law sydny').found).toEqual([]);
    expect(ask('nurssing perth').found).toEqual([]);
    expect(service.searchPrograms({ text: 'nursing or law' }).correctedText).toBeNull();
  });
});

describe('suggestions', () => {
  it.each([
    ['university of vic', 'victoria'],
    ['university of victoria', 'victoria'],
    ['victoria univ', 'victoria-au'],
    ['victoria university', 'victoria-au'],
  ])('%s suggests first what is called so word for word: %s', (text, slug) =>
    expect(service.suggest({ text, limit: 5 })[0]?.slug).toBe(slug),
  );
});
