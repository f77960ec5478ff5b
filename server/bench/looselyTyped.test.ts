/** Telex and VNI as people type them, with keys held, mixed and in another order: the answer is that of the text with its marks. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const answerOf = (text: string) => {
  const { ids, understood, droppedWords } = starter.search.searchPrograms({ text });
  const values = understood.map(({ kind, values: own }) => `${kind} ${own.join()}`);
  return { ids, values, dropped: droppedWords.length };
};

it.each([
  ['dieeuf duowngx', 'điều dưỡng'],
  ['cong nghe thoong tin uwc duwoisi 500 trieeuj', 'công nghệ thông tin úc dưới 500 triệu'],
  ['nganh2 ke61 toa1n o73 u1c', 'ngành kế toán ở úc'],
  ['dai hocj ows dduwcs mieenx hocj phis', 'đại học ở đức miễn học phí'],
  ['du hocj mys nganhf luaatj', 'du học mỹ ngành luật'],
  ['truyeenf thoong mys', 'truyền thông mỹ'],
  ['trươngf ddaij hocj Sydney', 'trường đại học sydney'],
  ['trương2 đại hocj Sydney', 'trường đại học sydney'],
  ['thac65 si4 marketing anh', 'thạc sĩ marketing anh'],
  ['khoa hojc ddu lieejju', 'khoa học dữ liệu'],
  ['thieets kees ddooof hoaj', 'thiết kế đồ họa'],
  ['ngaann hangf taif chisnh', 'ngân hàng tài chính'],
  ['dduwowcj owr laij lamf vieecj sau tootts nghieepj', 'được ở lại làm việc sau tốt nghiệp'],
  ['dda5i hojc melbourne', 'đại học melbourne'],
  ['ba8ng2 tie61ng anh du71c', 'bằng tiếng anh đức'],
  ['hocj dduwowis 500 trieeuj owr ucs', 'học dưới 500 triệu ở úc'],
  ['coong ngheej sinh hocj canadaa', 'công nghệ sinh học canada'],
  ['marketing germanyy', 'marketing germany'],
  ['DIEEUF DUOWNGX UCS', 'điều dưỡng úc'],
])('%s is %s', (typed, meant) => expect(answerOf(typed)).toEqual(answerOf(meant)));

it('scholarships: hocj Booongr Mỹ', () => {
  const idsOf = (text: string) => starter.search.searchScholarships({ text }).ids;
  expect(idsOf('Hocj Booongr Mỹ')).toEqual(idsOf('học bổng mỹ'));
});

// Names and words that nothing here knows are left as they are, as are initials and figures.
it.each([
  ['brooks college kees toans', 'brooks'],
  ['hocj ross business', 'ross'],
  ['kees toans owr Woods college', 'Woods'],
  ['lincoln university kees toans', 'lincoln'],
  ['coffee science', 'coffee'],
  ['hoops usa', 'hoops'],
  ['UWC uk', 'UWC'],
])('%s keeps %s', (text, word) =>
  expect(starter.search.searchPrograms({ text }).droppedWords.join(' ')).toContain(word),
);
it.each([
  ['du hocj usc', 'university-of-southern-california'],
  ['hocj owr uwa', 'university-of-western-australia'],
])('%s is the institution of those initials', (text, slug) =>
  expect(starter.search.searchPrograms({ text }).understood.map(({ values }) => values)).toEqual([[slug]]),
);
