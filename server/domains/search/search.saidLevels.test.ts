/** Where `đại học`, `undergraduate` and `sau đại học` say a level, and where they belong to the name of a school or to a question for schools. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('melbourne', { name: 'The University of Melbourne', destination: 'AU', city: 'Melbourne' }),
    institutionRow('uts', { name: 'University of Technology Sydney', destination: 'AU', city: 'Sydney' }),
  ],
  programs: [
    ...['melbourne', 'uts'].flatMap(at => [
      programRow(`law-${at}`, at, { title: 'Bachelor of Laws', field: 'LAW', award: 'BACHELOR' }),
      programRow(`llm-${at}`, at, { title: 'Law (LLM)', field: 'LAW', award: 'MASTER', level: 'GRADUATE' }),
    ]),
    programRow('it', 'melbourne', { title: 'Information Technology (BSc)', field: 'COMPUTING', award: 'BACHELOR' }),
    programRow('music', 'uts', { title: 'Bachelor of Music', field: 'ARTS_DESIGN', award: 'BACHELOR' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const levelsOf = (text: string) =>
  service.searchPrograms({ text }).understood.flatMap(({ kind, text: said }) => (kind === 'AWARD' ? said : []));
const found = (text: string) => service.searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  ['học đại học ngành luật', 'đại học'],
  ['đại học ngành luật ở Úc', 'đại học'],
  ['dai hoc nganh luat uc', 'dai hoc'],
  ['đại học chuyên ngành luật', 'đại học'],
  ['chương trình đại học ngành luật', 'chương trình đại học'],
  ['luật bậc đại học', 'bậc đại học'],
  ['undergraduate level law', 'undergraduate level'],
  ['undergrad studies in law', 'undergrad studies'],
])('%s is a bachelor: %s', (text, said) => {
  expect(levelsOf(text)).toEqual([said]);
  expect(found(text).toSorted()).toEqual(['law-melbourne', 'law-uts']);
});

it.each([
  ['sau đại học luật', 'sau đại học'],
  ['chương trình sau đại học ngành luật', 'chương trình sau đại học'],
  ['cao học luật', 'cao học'],
  ['postgrads in law', 'postgrads'],
  ['master level law', 'master level'],
])('%s is above it: %s', (text, said) => {
  expect(levelsOf(text)).toEqual([said]);
  expect(found(text).toSorted()).toEqual(['llm-melbourne', 'llm-uts']);
});

it.each(['Đại học Melbourne luật', 'trường đại học ngành luật', 'trường đại học nào dạy luật', 'university of law'])(
  '%s says no level',
  text => {
    expect(levelsOf(text)).toEqual([]);
    expect(found(text)).toEqual(expect.arrayContaining(['law-melbourne', 'llm-melbourne']));
  },
);

it.each([
  ['đại học công nghệ thông tin', ['it']],
  ['dai hoc cong nghe thong tin uc', ['it']],
])('%s asks for the subject, not for a university of technology: %j', (text, programs) =>
  expect(found(text)).toEqual(programs),
);

it.each(['đại học công nghệ Sydney', 'đại học công nghệ'])('%s is such a university', text =>
  expect(service.searchInstitutions({ text }).ids).toEqual(['id-uts']),
);
