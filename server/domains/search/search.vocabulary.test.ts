/** Words of students that the search has to know: abbreviations, ways of typing, what a text says beside them. */
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('mun', { name: 'Memorial University of Newfoundland', aliases: ['MUN'] }),
    institutionRow('ucc', { name: 'University College Cork', aliases: ['UCC'], destination: 'IE', city: 'Cork' }),
    institutionRow('ocad', { name: 'OCAD University', aliases: ['Ontario College of Art and Design'] }),
    institutionRow('long-beach', {
      name: 'California State University, Long Beach',
      destination: 'US',
      city: 'Long Beach',
    }),
    institutionRow('humber', { name: 'Humber Polytechnic', type: 'COLLEGE' }),
  ],
  programs: [
    programRow('design', 'humber', { title: 'Graphic Design' }),
    programRow('kitchen', 'humber', { title: 'Kitchen Design' }),
    programRow('architecture', 'mun', { title: 'Master of Architecture', field: 'ARCHITECTURE_BUILDING' }),
    programRow('business', 'long-beach', { title: 'Business', cities: ['Long Beach'] }),
    programRow('civil', 'mun', { title: 'Civil Engineering', field: 'ENGINEERING' }),
  ],
  scholarships: [
    scholarshipRow('chancellor', { name: "Deakin Vice-Chancellor's International Scholarship" }),
    scholarshipRow('griffith', { name: 'Griffith Vice Chancellor Scholarship' }),
    scholarshipRow('rtp', { name: 'Australian Government Research Training Program Scholarship' }),
    scholarshipRow('fulbright', { name: 'Fulbright Student Program' }),
    scholarshipRow('auto', { name: 'Entry Award', isAutoApplied: true }),
    scholarshipRow('aas', { name: 'Australia Awards Scholarship' }),
    scholarshipRow('bonn', { name: 'Friedrich-Ebert-Stiftung Scholarship' }),
    scholarshipRow('chevening', { name: 'Chevening Scholarship' }),
    scholarshipRow('exchange', { name: 'Scholarships and Educational Exchanges' }),
  ],
};
const slugs = ({ ids }: { ids: readonly string[] }): string[] => ids.map(id => id.replace('id-', '')).toSorted();

describe('scholarships', () => {
  it.each([
    ['học bổng hiệu trưởng', ['chancellor', 'griffith']],
    ['vice chancellor international scholarship', ['chancellor']],
    ['vice chancellor scholarship', ['chancellor', 'griffith']],
    ['rtp', ['rtp']],
    ['học bổng chính phủ Úc', ['aas', 'rtp']],
    ['hoc bong chinh phu uc', ['aas', 'rtp']],
    ['Australian government', ['aas', 'rtp']],
    ['AAS', ['aas']],
    ['australia award', ['aas']],
    ['học bổng của quỹ tư nhân', ['bonn']],
    ['private foundation scholarship', ['bonn']],
    ['học bổng nào không cần nộp đơn vẫn được xét', ['auto']],
    ['học bổng trao đổi', ['exchange']],
  ])('%s finds %j', async (text, found) =>
    expect(slugs((await serviceOver(rows)).searchScholarships({ text }))).toEqual(found),
  );

  it('what is for people who work is of no other subject', async () =>
    expect((await serviceOver(rows)).searchScholarships({ text: 'học bổng cho người đi làm' })).toMatchObject({
      ids: ['id-aas', 'id-chevening'],
      reasons: [['SYNONYM'], ['SYNONYM']],
    }));

  it('a mistyped Fulbright is one word', async () =>
    expect((await serviceOver(rows)).searchScholarships({ text: 'fullbrigt' })).toMatchObject({
      ids: ['id-fulbright'],
      correctedText: 'Fulbright',
    }));
});

describe('institutions', () => {
  it('a word of asking between a kind and a city is no mistake in a name', async () =>
    expect((await serviceOver(rows)).searchInstitutions({ text: 'truong dai hoc o cork' })).toMatchObject({
      ids: ['id-ucc'],
      correctedText: null,
    }));

  it('cao đẳng is a kind of institution with a chip', async () => {
    const { ids, understood } = (await serviceOver(rows)).searchInstitutions({ text: 'cao đẳng ở ontario' });
    expect(ids).not.toContain('id-ocad');
    expect(understood).toMatchObject([{ text: 'cao đẳng', filter: 'INSTITUTION_TYPE', isApplied: true }]);
  });
});

describe('programs', () => {
  it('initials with diacritics name no institution', async () => {
    const service = await serviceOver(rows);
    expect(slugs(service.searchPrograms({ text: 'mún hc graphic design' }))).toEqual(['design']);
    expect(slugs(service.searchPrograms({ text: 'mun' }))).toEqual(['architecture', 'civil']);
  });

  it.each(['graphic design dc k', 'học graphic design được k ạ'])('%s asks a question with k', async text =>
    expect((await serviceOver(rows)).searchPrograms({ text })).toMatchObject({ ids: ['id-design'], droppedWords: [] }),
  );

  it('a name with a comma is one name', async () => {
    const text = 'California State University, Long Beach business';
    const { ids, understood } = (await serviceOver(rows)).searchPrograms({ text });
    expect(ids).toEqual(['id-business']);
    expect(understood).toMatchObject([{ kind: 'INSTITUTION', text: 'California State University, Long Beach' }]);
  });

  it('architecture is no construction, though one field holds both', async () =>
    expect(slugs((await serviceOver(rows)).searchPrograms({ text: 'kỹ sư xây dựng' }))).toEqual(['civil']));
});
