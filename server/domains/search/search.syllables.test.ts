/** A word that is typed with Vietnamese marks is no foreign name of the same letters. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('thd', { name: 'Deggendorf Institute', destination: 'DE', city: 'Cham' }),
    institutionRow('mcgill', { name: 'McGill University', destination: 'CA', city: 'Montréal' }),
    institutionRow('lmu', { name: 'LMU Munich', aliases: ['LMU München'], destination: 'DE', city: 'Munich' }),
  ],
  programs: [
    programRow('systems', 'thd', { title: 'Mechatronics', field: 'ENGINEERING', cities: ['Cham'] }),
    programRow('law-mcgill', 'mcgill', { title: 'Law', field: 'LAW', cities: ['Montréal'] }),
    programRow('law-lmu', 'lmu', { title: 'Laws', field: 'LAW', cities: ['Munich'] }),
  ],
  scholarships: [],
};
const search = async (text: string) => {
  const { ids, understood } = (await serviceOver(rows)).searchPrograms({ text });
  return { ids: ids.map(id => id.replace('id-', '')), kinds: understood.map(({ kind }) => kind) };
};

it.each(['học chậm nên cần ngành dễ', 'chậm', 'chăm', 'chăm chỉ'])('%s is not in Cham', async text =>
  expect(await search(text)).toEqual({ ids: [], kinds: [] }),
);

it.each([
  ['cham', ['systems']],
  ['Cham', ['systems']],
  ['luật Montréal', ['law-mcgill']],
  ['law montreal', ['law-mcgill']],
  ['luật München', ['law-lmu']],
])('%s is in the city', async (text, ids) => expect(await search(text)).toEqual({ ids, kinds: ['PLACE'] }));
