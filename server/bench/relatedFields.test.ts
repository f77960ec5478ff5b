/** What is next to a subject of which there is little: human rights, refining oil, the languages of Asia. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const LAW = /^(?:Law|Bachelor of Laws|Masters? of Laws?)/;
const ABROAD = /International|Global|Development|Social Work/;

it.each([
  'help refugees and defend human rights',
  'human rights',
  'nhân quyền',
  'bảo vệ nhân quyền',
  'bảo vệ quyền con người',
  'giúp người tị nạn',
  'giup nguoi ti nan',
  'work with refugees',
  'làm việc với người di cư',
  'migration studies',
])('%s: what is international comes before plain law', text => {
  const [first = '', ...others] = starter.titlesFor(text);
  expect(first).toBe('International Human Rights (LLM)');
  const law = others.findIndex(title => LAW.test(title));
  expect(others.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(ABROAD)));
  expect(law < 0 || law > 2).toBe(true);
});

it.each(['human rights law', 'luật nhân quyền', 'luat nhan quyen', 'human rights lawyer', 'luật sư nhân quyền'])(
  '%s is law',
  text => {
    const [first, second] = starter.titlesFor(text);
    expect([first, second]).toEqual(['International Human Rights (LLM)', expect.stringMatching(LAW)]);
  },
);

it.each(['bảo vệ quyền lợi người lao động', 'bảo vệ người lao động', 'labour rights', 'protect workers rights'])(
  '%s is law',
  text => expect(starter.titlesFor(text, 1)[0]).toMatch(LAW),
);

it.each([
  'kỹ sư lọc hóa dầu',
  'loc hoa dau',
  'hóa dầu',
  'nhà máy lọc hóa dầu',
  'petrochemical engineering',
  'refinery',
])('%s is chemical engineering, and petroleum behind it', text => {
  const [first, ...others] = starter.titlesFor(text, 4);
  expect(first).toMatch(/Chemical Engineering/);
  expect(others).toEqual(others.map(() => expect.stringMatching(/Petroleum/)));
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]);
});

it.each(['dầu khí', 'ky su dau khi', 'petroleum engineering', 'oil refinery'])(
  '%s is petroleum, and chemical engineering behind it',
  text => {
    const titles = starter.titlesFor(text);
    expect(titles.map(title => /Petroleum/.test(title))).toEqual([true, true, true, false]);
    expect(titles[3]).toMatch(/Chemical Engineering/);
  },
);

it.each(['tiếng Nhật', 'tieng trung', 'japanese studies', 'Nhật Bản học', 'chinese'])(
  '%s: nearest is another language of Asia',
  text => expect(starter.nearOf(text)[0]?.titles[0]).toBe('Korean (BA)'),
);
