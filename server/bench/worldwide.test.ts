/** A subject that a title calls global or international is that subject: near a place it is before what is called by a word of the same meaning alone. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const elsewhere = (text: string): readonly string[] =>
  starter.nearOf(text).flatMap(({ relation, titles }) => (relation === 'SAME_SUBJECT' ? titles : []));

it.each([
  'du hoc canada nganh logistics',
  'du học Canada ngành logistics',
  'logistics in canada',
  'study logistics in canada',
  'học logistics ở Canada',
  'hoc logistics canada',
])('%s: what has the typed word in its title is shown elsewhere', text =>
  expect(elsewhere(text)).toContain('Global Logistics (MSc)'),
);
