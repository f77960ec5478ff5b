/** What is near where a price gives way: of what costs at most twice as much, what is called by the subject before what only shares its field. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['architecture master germany tuition free', 'SAME_SUBJECT', [/^Master of Architecture/, /^Master of Architecture/]],
  ['thạc sĩ kiến trúc ở Đức miễn học phí', 'SAME_SUBJECT', [/^Master of Architecture/, /^Master of Architecture/]],
  ['thac si kien truc o Duc mien hoc phi', 'SAME_SUBJECT', [/^Master of Architecture/, /^Master of Architecture/]],
  ['cử nhân khoa học máy tính ở Canada dưới 15000 cad', 'WITHOUT_LIMITS', [/^Computer Science/, /informatique/]],
  ['computer science bachelor canada under 15000 cad', 'WITHOUT_LIMITS', [/^Computer Science/, /informatique/]],
  ['thiết kế dưới 10000 eur', 'WITHOUT_LIMITS', [/Graphic/, /Graphic/, /Graphic/, /Graphic/]],
  ['design under 10000 eur', 'WITHOUT_LIMITS', [/Graphic/, /Graphic/, /Graphic/, /Graphic/]],
  ['thạc sĩ giáo dục miễn học phí', 'WITHOUT_LIMITS', [/^Master of Education/, /^Master of Education/, /TESOL/]],
  ['master of education tuition free', 'WITHOUT_LIMITS', [/^Master of Education/, /^Master of Education/, /TESOL/]],
  // As before: the cheapest of what is called by the subject is first.
  ['thạc sĩ tài chính ở Úc dưới 35000 aud', 'WITHOUT_LIMITS', [/Applied Finance/, /^Master of Finance/]],
  ['kiến trúc ở Mỹ dưới 30000 usd', 'WITHOUT_LIMITS', [/^Master of Architecture/, /Architecture/]],
  // About a price: what costs less is as near as what costs a little more.
  [
    'logistics và chuỗi cung ứng học phí tầm 500 triệu một năm',
    'WITHOUT_LIMITS',
    [/^Global Logistics/, /Supply Chain/],
  ],
  ['logistics va chuoi cung ung tam 500 trieu', 'WITHOUT_LIMITS', [/^Global Logistics/, /Supply Chain/]],
  ['supply chain around 20000 usd', 'WITHOUT_LIMITS', [/^Global Logistics/, /Supply Chain/]],
  ['marketing khoảng 300 triệu', 'WITHOUT_LIMITS', [/Marketing/, /Marketing/]],
] as const)('%s: %s begins with %p', (text, relation, titles) => {
  const near = starter.nearOf(text).find(one => one.relation === relation);
  for (const [place, title] of titles.entries()) expect(near?.titles[place]).toMatch(title);
});
