/** A slip of one mark in a subject of several syllables is that subject, beside a place or a price as alone. */
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';
import { misspeltSubjectAt } from './text/misspelt.js';
import { toWords } from './text/tokenizer.js';

describe('the subject that is meant by a slip of a mark', () => {
  it.each([
    ['công nghê thông tin', 'công nghệ thông tin'],
    ['khoa học dư liệu', 'khoa học dữ liệu'],
    ['kỹ thuât phần mềm', 'kỹ thuật phần mềm'],
    ['quản trị khách sàn', 'quản trị khách sạn'],
    ['thiết kê đồ họa', 'thiết kế đồ họa'],
  ])('%s is %s', (text, meant) =>
    expect(misspeltSubjectAt(toWords(text), 0)?.key).toBe(
      toWords(meant)
        .map(({ exact }) => exact)
        .join(' '),
    ),
  );

  // Spelled well, other words that there are, without marks, more than a slip, and a single syllable.
  it.each(['công nghệ thông tin', 'hoa học', 'cong nghe thong tin', 'công nghê thống tin', 'vệ', 'thông tin', 'Úc'])(
    '%s is none',
    text => expect(misspeltSubjectAt(toWords(text), 0)).toBeUndefined(),
  );
});

const rows = {
  institutions: [
    institutionRow('huon', { destination: 'AU', name: 'Huon College', city: 'Hobart' }),
    institutionRow('bow', { destination: 'CA', name: 'Bow University', city: 'Calgary' }),
  ],
  programs: [
    programRow('it', 'huon', { title: 'Bachelor of Information Technology', field: 'COMPUTING', cities: ['Hobart'] }),
    programRow('data', 'huon', { title: 'Master of Data Science', field: 'COMPUTING', cities: ['Hobart'] }),
    programRow('bio', 'huon', { title: 'Bachelor of Biotechnology', field: 'NATURAL_SCIENCES', cities: ['Hobart'] }),
    programRow('science', 'huon', { title: 'Bachelor of Science', field: 'NATURAL_SCIENCES', cities: ['Hobart'] }),
    programRow('it-bow', 'bow', { title: 'Information Technology', field: 'COMPUTING', cities: ['Calgary'] }),
  ],
  scholarships: [
    scholarshipRow('computing', { name: 'Huon Award', destinations: ['AU'], fields: ['COMPUTING'] }),
    scholarshipRow('arts', { name: 'Tasman Award', destinations: ['AU'], fields: ['ARTS_DESIGN'] }),
  ],
};

it.each([
  ['công nghê thông tin ở Úc', 'công nghệ thông tin ở Úc', ['id-it', 'id-data']],
  ['khoa học dư liệu ở Úc', 'khoa học dữ liệu ở Úc', ['id-data']],
  ['công nghê sinh học ở Hobart', 'công nghệ sinh học ở Hobart', ['id-bio']],
  ['công nghê thông tin ở Canada', 'công nghệ thông tin ở Canada', ['id-it-bow']],
])('%s finds what %s finds', async (typed, spelled, expected) => {
  const { searchPrograms } = await serviceOver(rows);
  expect(searchPrograms({ text: typed }).ids).toEqual(expected);
  expect(searchPrograms({ text: spelled }).ids).toEqual(expected);
});

it.each(['học bổng công nghê thông tin ở Úc', 'học bổng công nghệ thông tin ở Úc'])(
  '%s asks for scholarships of the field',
  async text => {
    const { searchScholarships } = await serviceOver(rows);
    expect(searchScholarships({ text }).ids).toEqual(['id-computing']);
  },
);

describe('of two syllables with diacritics', () => {
  const withAccounting = {
    ...rows,
    programs: [...rows.programs, programRow('accounting', 'huon', { title: 'Accounting (BCom)', field: 'BUSINESS' })],
  };
  it.each(['kế tón', 'kế oán', 'ngành kế oán ở Úc'])('%s lacks or changes a letter of one', async text => {
    const { searchPrograms } = await serviceOver(withAccounting);
    const { ids, correctedText } = searchPrograms({ text });
    expect(ids).toEqual(['id-accounting']);
    expect(correctedText).toContain('kế toán');
  });

  // What the vocabulary spells elsewhere, and what is further off, are other words.
  it.each(['kế hoạch', 'kế tín', 'phân vân', 'kế thừa', 'Hà Nội', 'tâm linh', 'thú vị'])(
    '%s is no slip',
    async text => {
      const { searchPrograms } = await serviceOver(withAccounting);
      expect(searchPrograms({ text }).correctedText).toBeNull();
    },
  );
});

it.each(['bussines', 'bussiness', 'buisness'])('for %s a word is proposed that is spelled well', async text => {
  const { searchPrograms } = await serviceOver({
    ...rows,
    programs: [programRow('business', 'huon', { title: 'Bachelor of Business', field: 'BUSINESS' })],
  });
  expect(searchPrograms({ text }).correctedText).toBe('business');
});
