/** Law about a subject is law, and the design of communication is design: the subject that only stands before it is not taught. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('huon', { destination: 'AU', name: 'Huon University', city: 'Hobart' }),
    institutionRow('lea', { destination: 'GB', name: 'Lea University', city: 'Hatfield' }),
  ],
  programs: [
    programRow('civil', 'huon', { title: 'Civil Engineering', field: 'ENGINEERING', cities: ['Hobart'] }),
    programRow('law', 'lea', { title: 'Law', field: 'LAW', cities: ['Hatfield'] }),
    programRow('building-law', 'lea', { title: 'Construction Law', field: 'LAW', cities: ['Hatfield'] }),
    programRow('bank-law', 'lea', { title: 'Banking and Finance Law', field: 'LAW', cities: ['Hatfield'] }),
    programRow('trade-law', 'lea', { title: 'International Business Law', field: 'LAW', cities: ['Hatfield'] }),
    programRow('finance', 'huon', { title: 'Finance', field: 'BUSINESS', cities: ['Hobart'] }),
    programRow('trade', 'huon', { title: 'International Business', field: 'BUSINESS', cities: ['Hobart'] }),
    programRow('media', 'huon', { title: 'Communication', field: 'SOCIAL_SCIENCES', cities: ['Hobart'] }),
    programRow('press', 'huon', { title: 'Journalism', field: 'SOCIAL_SCIENCES', cities: ['Hobart'] }),
    programRow('posters', 'lea', { title: 'Communication Design', field: 'ARTS_DESIGN', cities: ['Hatfield'] }),
  ],
  scholarships: [],
};
const idsOf = (...names: string[]) => names.map(name => `id-${name}`);

it.each([
  ['kỹ thuật xây dựng', ['civil']],
  ['xay dung', ['civil']],
  ['construction', ['civil']],
  ['truyền thông', ['media', 'press', 'posters']],
  ['media', ['media', 'press', 'posters']],
  ['communication', ['media', 'press', 'posters']],
  ['finance', ['finance']],
  ['tài chính', ['finance']],
  ['international business', ['trade']],
  ['kdqt', ['trade']],
  // What is said with its end is found by it, and so is the end.
  ['construction law', ['building-law']],
  ['luật xây dựng', ['building-law']],
  ['luat tai chinh', ['bank-law']],
  ['banking law', ['bank-law']],
  ['communication design', ['posters']],
  ['graphic design', ['posters']],
  ['thiết kế truyền thông', ['posters']],
  ['thiết kế', ['posters']],
])('%s finds %j', async (text, expected) => {
  const { searchPrograms } = await serviceOver(rows);
  expect(searchPrograms({ text }).ids).toEqual(idsOf(...expected));
});

it.each(['luật', 'law'])('%s finds every kind of it', async text => {
  const { searchPrograms } = await serviceOver(rows);
  expect(searchPrograms({ text }).ids.toSorted()).toEqual(idsOf('bank-law', 'building-law', 'law', 'trade-law'));
});

it.each([
  ['trường có ngành kỹ thuật xây dựng', ['huon']],
  ['schools for construction', ['huon']],
  ['trường có ngành luật xây dựng', ['lea']],
])('%s finds the institutions %j', async (text, expected) => {
  const { searchInstitutions } = await serviceOver(rows);
  expect(searchInstitutions({ text }).ids).toEqual(idsOf(...expected));
});

it.each(['truyền thông', 'media', 'truyen thong'])('%s is told to be near the design of it alone', async text => {
  const { searchPrograms } = await serviceOver(rows);
  const { reasons } = searchPrograms({ text });
  expect(reasons.map(own => own.includes('RELATED_SUBJECT'))).toEqual([false, true, true]);
});
