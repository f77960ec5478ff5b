/** Majors by their initials, and names begun, cut or joined as people type them, over the starter catalogue: what the first results are about. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const answerTo = (text: string) => {
  const { ids, droppedWords, correctedText } = starter.search.searchPrograms({ text });
  return { first: starter.titleOf(ids[0] ?? ''), left: droppedWords, correctedText };
};

describe('initials of a major', () => {
  it.each([
    ['QS', /quantity surveying/i],
    ['data', /data science/i],
    ['học data', /data science/i],
    ['ngành QS xây dựng', /quantity surveying/i],
    ['kts', /architect/i],
    ['TTĐPT', /media/i],
    ['ttdpt', /media/i],
    ['qtnhks', /hospitality/i],
    ['f&b', /hospitality/i],
    ['qtnl', /human resource/i],
    ['rhm', /biomedical/i],
    ['gdmn', /early childhood/i],
    ['gdth', /elementary/i],
    ['nna', /english/i],
    ['tlh', /psychology/i],
    ['qhcc', /public relations/i],
    ['cđt', /mechatronic/i],
    ['cnmt', /environment/i],
  ])('%s', (text, first) =>
    expect(answerTo(text)).toEqual({ first: expect.stringMatching(first), left: [], correctedText: null }),
  );

  it.each([
    ['cn thực phẩm', /food/i],
    ['cn ô tô', /automotive/i],
    ['kt xây dựng', /civil/i],
    ['tk đồ họa', /graphic/i],
    ['sp anh', /TESOL/],
    ['gv tiểu học', /elementary/i],
    ['bs thú y', /animal/i],
    ['bs đa khoa', /biomedical/i],
    ['quan hệ qt', /international relations/i],
    ['qt kd', /business administration/i],
    ['kd qt', /international business/i],
    ['cn oto', /automotive/i],
    ['tk web', /software/i],
  ])('%s is the name that it stands for', (text, first) =>
    expect(answerTo(text)).toEqual({ first: expect.stringMatching(first), left: [], correctedText: null }),
  );

  it.each(['cn kế toán', 'muốn đi nn học kế toán', 'học kế toán nn', 'kế toán được kh', 'sinh viên qt kế toán'])(
    '%s is about accounting alone',
    text => {
      const { droppedWords } = starter.search.searchPrograms({ text });
      expect([starter.titlesFor(text), droppedWords]).toEqual([starter.titlesFor('kế toán'), []]);
    },
  );

  it.each(['trường top QS ngành kế toán', 'kế toán xếp hạng QS'])('%s asks of a ranking, not of surveying', text =>
    expect(starter.titlesFor(text).filter(title => /survey/i.test(title))).toEqual([]),
  );
});

describe('a name that is not finished', () => {
  it.each([
    'công nghệ thự',
    'công nghệ thực',
    'công nghệ thực p',
    'công nghệ thực phẩ',
    'cong nghe thuc',
    'cong nghe thuc pha',
  ])('%s has what is akin to it, too', text =>
    expect(starter.titlesFor(text)).toEqual(starter.titlesFor('công nghệ thực phẩm')),
  );
});

it('a name that is not finished is no whole name of a school', () =>
  expect(starter.search.searchInstitutions({ text: 'trường kinh tế' }).reasons.flat()).not.toContain('EXACT_NAME'));

describe('a name inside another one', () => {
  it.each([
    ['khai thác dầu khí', /petroleum/i],
    ['viết app điện thoại', /software/i],
    ['thích trồng cây cảnh', /agri|crop/i],
    ['nghiên cứu não người', /neuroscience/i],
    ['nghiên cứu não bộ con người', /neuroscience/i],
    ['giám đốc nhân sự', /human resource/i],
    ['nghành y tá', /nursing/i],
    ['nghành điều dưỡng', /nursing/i],
    ['ô nhiễm không khí', /environment/i],
    ['điện lực', /electrical/i],
    ['luật quốc tế', /law(?!.*philosophy)/i],
  ])('%s', (text, first) =>
    expect(answerTo(text)).toEqual({ first: expect.stringMatching(first), left: [], correctedText: null }),
  );

  it('of weather nothing is found for oil', () =>
    expect(starter.titlesFor('khai thác dầu khí')).toEqual(starter.titlesFor('dầu khí')));
});

it('who likes drawing is not sent to writing or dancing', () => {
  const titles = starter.titlesFor('con gái tui thích vẽ thì cho học gì bên canada');
  expect(titles[0]).toMatch(/drawing/i);
  expect(titles.filter(title => /writing|dance/i.test(title))).toEqual([]);
});

it('of forestry, natural resources stand before the environment', () => {
  const titles = starter.titlesFor('ngành lâm nghiệp, quản lý rừng');
  expect(titles.slice(0, 3)).toEqual([
    ...Array(2).fill(expect.stringMatching(/forestry/i)),
    expect.stringMatching(/natural resources/i),
  ]);
});

it('who trades in fashion is shown fashion alone', () =>
  expect(starter.titlesFor('ngành fashion marketing, buôn bán thời trang')).toEqual(
    Array(5).fill(expect.stringMatching(/fashion/i)),
  ));
