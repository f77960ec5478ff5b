/** A scholarship, or its provider, that is named is never left out; what is studied is a field of those that state fields. */
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [institutionRow('uoft')],
  programs: [
    programRow('it', 'uoft', { title: 'Information Technology', field: 'COMPUTING' }),
    programRow('development', 'uoft', { title: 'International Development', field: 'SOCIAL_SCIENCES' }),
    programRow('accounting', 'uoft', { title: 'Accounting', field: 'BUSINESS' }),
  ],
  scholarships: [
    scholarshipRow('daad', { name: 'DAAD doctoral scholarships', destinations: ['DE'] }),
    scholarshipRow('leader', { name: 'Sustainability and Development Leader', fields: ['HEALTH'] }),
    scholarshipRow('institute', { name: 'Institute of Technology Award', fields: ['BUSINESS'] }),
    scholarshipRow('computing', { name: 'Computing Award', fields: ['COMPUTING'] }),
    scholarshipRow('accounting', { name: 'Accounting Award', fields: ['BUSINESS'] }),
  ],
};
const search = async (text: string) => {
  const { ids, droppedWords } = (await serviceOver(rows)).searchScholarships({ text });
  return { ids: ids.map(id => id.replace('id-', '')).toSorted(), droppedWords };
};

it.each(['daad cho ngành phát triển', 'daad cho nganh phat trien', 'daad development studies'])('%s', async text =>
  expect(await search(text)).toEqual({ ids: ['daad'], droppedWords: [] }),
);
it.each(['daad kế toán', 'daad accounting'])(
  '%s: what the named one does not have is no reason for another',
  async text => expect(await search(text)).toEqual({ ids: [], droppedWords: [] }),
);
it('one that is not there is left out', async () =>
  expect(await search('chevening kế toán')).toEqual({ ids: ['accounting'], droppedWords: ['chevening'] }));

it.each(['học bổng học công nghệ', 'hoc bong hoc cong nghe', 'học bổng ngành công nghệ'])(
  '%s asks for a field',
  async text => expect((await search(text)).ids).toEqual(['computing', 'daad']),
);
it('a name with the word is still found by it', async () =>
  expect((await search('institute of technology')).ids).toEqual(['institute']));
