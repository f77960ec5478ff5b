/** What a school's name says is not what each of its programs is about. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('lse', {
      name: 'London School of Economics and Political Science',
      aliases: ['LSE'],
      destination: 'GB',
      city: 'London',
    }),
    institutionRow('berlin-law', {
      name: 'Berlin School of Economics and Law',
      aliases: ['Trường Kinh tế và Luật Berlin'],
      destination: 'DE',
      city: 'Berlin',
    }),
    institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' }),
    institutionRow('free', { name: 'Free University', destination: 'DE', city: 'Berlin' }),
  ],
  programs: [
    programRow('history-lse', 'lse', { title: 'History (BA)', field: 'HUMANITIES', cities: ['London'] }),
    programRow('economics-lse', 'lse', { title: 'Economics (BSc)', cities: ['London'] }),
    programRow('marketing-berlin', 'berlin-law', { title: 'Marketing (MA)', award: 'MASTER', cities: ['Berlin'] }),
    programRow('law-leeds', 'leeds', { title: 'Law (LLB)', field: 'LAW', cities: ['Leeds'] }),
    programRow('biology-free', 'free', { title: 'Biology', field: 'NATURAL_SCIENCES', cities: ['Berlin'] }),
  ],
  scholarships: [],
};
const found = async (text: string): Promise<string[]> =>
  (await serviceOver(rows))
    .searchPrograms({ text })
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

describe('a subject among programs is what a program is about', () => {
  it.each([
    ['kinh tế LSE', ['economics-lse']],
    ['kinh te lse', ['economics-lse']],
    ['economics lse', ['economics-lse']],
    ['luật berlin', []],
    ['law berlin', []],
    ['kinh tế luật', ['economics-lse', 'law-leeds']],
    ['luat kinh te', ['law-leeds']],
  ])('%s', async (text, slugs) => expect(await found(text)).toEqual(slugs));
});

describe('the name of a school finds what it teaches', () => {
  it.each([
    ['London School of Economics', ['economics-lse', 'history-lse']],
    ['berlin school of economics and law', ['marketing-berlin']],
    ['trường kinh tế và luật berlin', ['marketing-berlin']],
    ['truong kinh te va luat berlin', ['marketing-berlin']],
    ['marketing berlin school of economics and law', ['marketing-berlin']],
  ])('%s', async (text, slugs) => expect(await found(text)).toEqual(slugs));
});

it('a school is found by the subject in its name', async () =>
  expect((await serviceOver(rows)).searchInstitutions({ text: 'economics and law' }).ids[0]).toBe('id-berlin-law'));
