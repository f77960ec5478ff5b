/** What is not wanted is never taken for what is. */
import { NO_NAMES } from '../test/noNames.js';
import { isOthers } from './limits.js';
import { understand, type Understood } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const placesIn = (items: readonly Understood[]) =>
  items.flatMap(({ limit, text: said }) =>
    limit.kind === 'PLACE'
      ? [[said, limit.destination]]
      : limit.kind === 'EITHER_PLACE'
        ? [[said, limit.destinations.join(' ')]]
        : [],
  );
const placesOf = (text: string) => placesIn(read(text).items);
const wantedIn = (text: string) => placesIn(read(text).items.filter(({ limit }) => !isOthers(limit)));

it.each([
  ['film or animation degree, not USA', 'not USA', 'AU CA DE GB IE'],
  ['animation trừ Mỹ', 'trừ Mỹ', 'AU CA DE GB IE'],
  ['nganh phim tru my', 'tru my', 'AU CA DE GB IE'],
  ['nấu ăn không phải Anh', 'không phải Anh', 'AU CA DE IE US'],
  ['du học ngành luật ngoài nước Úc', 'ngoài nước Úc', 'CA DE GB IE US'],
  ['data science ko phải ở đức', 'ko phải ở đức', 'AU CA GB IE US'],
  ['không muốn học ở Canada ngành điều dưỡng', 'không muốn học ở Canada', 'AU DE GB IE US'],
  ['marketing outside the US', 'outside the US', 'AU CA DE GB IE'],
  ['nursing anywhere but Ireland', 'anywhere but Ireland', 'AU CA DE GB US'],
  ['law except UK', 'except UK', 'AU CA DE IE US'],
  ['nursing, I don’t want to study in the US', 'don’t want to study in the US', 'AU CA DE GB IE'],
  ['nursing, I do not want to go to Canada', 'do not want to go to Canada', 'AU DE GB IE US'],
  ['law avoid UK', 'avoid UK', 'AU CA DE IE US'],
  ['em không đi Mỹ, ngành luật', 'không đi Mỹ', 'AU CA DE GB IE'],
  ['robotics outside Europe', 'outside Europe', 'AU CA US'],
  ['khoa học máy tính không lấy Mỹ', 'không lấy Mỹ', 'AU CA DE GB IE'],
  ['ke toan khong lay my', 'khong lay my', 'AU CA DE GB IE'],
  ['kế toán né Úc', 'né Úc', 'CA DE GB IE US'],
  ['accounting, skip Australia', 'skip Australia', 'CA DE GB IE US'],
  ['luật em ghét Úc', 'ghét Úc', 'CA DE GB IE US'],
  ['kinh tế em ngán Mỹ', 'ngán Mỹ', 'AU CA DE GB IE'],
  ['kinh te em chan my', 'chan my', 'AU CA DE GB IE'],
  ['luật loại Canada', 'loại Canada', 'AU DE GB IE US'],
  ['kế toán bỏ qua Mỹ', 'bỏ qua Mỹ', 'AU CA DE GB IE'],
  ['kế toán đừng ở Mỹ', 'đừng ở Mỹ', 'AU CA DE GB IE'],
  ['y tá không mê Úc', 'không mê Úc', 'CA DE GB IE US'],
  ['y ta khong hung thu voi Anh', 'khong hung thu voi Anh', 'AU CA DE IE US'],
  ['law anything but Canada', 'anything but Canada', 'AU DE GB IE US'],
  ['nursing everywhere except for the US', 'everywhere except for the US', 'AU CA DE GB IE'],
  ['accounting skip the US', 'skip the US', 'AU CA DE GB IE'],
  ['accounting, not a fan of the UK', 'not a fan of the UK', 'AU CA DE IE US'],
  ['tourism with no interest in Canada', 'no interest in Canada', 'AU DE GB IE US'],
])('%s asks for the other countries', (text, said, others) => expect(placesOf(text)).toEqual([[said, others]]));

it.each([
  ['khoa học máy tính rẻ hơn Úc', 'hơn Úc', 'CA DE GB IE US'],
  ['ke toan nuoc nao re hon canada', 'hon canada', 'AU DE GB IE US'],
  ['y khoa dễ vào hơn mỹ', 'hơn mỹ', 'AU CA DE GB IE'],
  ['it học phí thấp hơn ở Anh', 'hơn ở Anh', 'AU CA DE IE US'],
  ['luật rẻ hơn so với Mỹ và Anh', 'hơn so với Mỹ và Anh', 'AU CA DE IE'],
  ['kinh doanh thay vì mỹ', 'thay vì mỹ', 'AU CA DE GB IE'],
  ['kinh doanh thay vi hoc o duc', 'thay vi hoc o duc', 'AU CA GB IE US'],
  ['computing cheaper than the UK', 'than the UK', 'AU CA DE IE US'],
  ['computing more affordable than Canada', 'than Canada', 'AU DE GB IE US'],
  ['medicine easier to get into than in the US', 'than in the US', 'AU CA DE GB IE'],
  ['marketing không đắt như Mỹ', 'như Mỹ', 'AU CA DE GB IE'],
  ['marketing khong mac nhu o uc', 'nhu o uc', 'CA DE GB IE US'],
  ['luật học phí không cao như Anh', 'như Anh', 'AU CA DE IE US'],
  ['law not as expensive as the UK', 'as the UK', 'AU CA DE IE US'],
  ['law less expensive than in Australia', 'than in Australia', 'CA DE GB IE US'],
  ['business instead of the US', 'instead of the US', 'AU CA DE GB IE'],
])('%s: what it is compared with is not wanted', (text, said, others) =>
  expect(placesOf(text)).toEqual([[said, others]]),
);

it.each([
  'rẻ hơn Mỹ',
  're hon my',
  'cheaper than the US',
  'học phí thấp hơn Mỹ',
  'không đắt như Mỹ',
  'not as expensive as the US',
])('%s is an order, too', text =>
  expect(read(text).items.map(({ limit }) => limit.kind)).toEqual(['SORT', 'EITHER_PLACE']),
);

it.each([
  ['khai thác than Úc', 'AU'],
  ['kế toán hơn 500 triệu ở Úc', 'AU'],
  ['quản trị hôn nhân Úc', 'AU'],
  ['kế toán rẻ như Đức', 'DE'],
  ['as cheap as Germany', 'DE'],
  ['các loại học bổng ở Úc', 'AU'],
  ['khoa hoc ngan o Uc', 'AU'],
  ['tin hoc ung dung My', 'US'],
  ['so voi Anh', 'GB'],
  ['trường nào tốt hơn tại Mỹ', 'US'],
  ['why not Canada', 'CA'],
  ['học phí rẻ ở Úc', 'AU'],
  ['rẻ hơn 500 triệu Canada', 'CA'],
])('%s compares no place', (text, destination) => expect(placesOf(text)).toEqual([[expect.any(String), destination]]));

it.each([
  ['nursing outside the US and Canada', 'outside the US and Canada', 'AU DE GB IE'],
  ['nursing outside US, UK and Canada', 'outside US, UK and Canada', 'AU DE IE'],
  ['nursing except UK, Ireland', 'except UK, Ireland', 'AU CA DE US'],
  ['nursing neither UK nor US', 'neither UK nor US', 'AU CA DE IE'],
  ['nursing not in the UK or in the US', 'not in the UK or in the US', 'AU CA DE IE'],
  ['điều dưỡng trừ Mỹ và Úc', 'trừ Mỹ và Úc', 'CA DE GB IE'],
  ['điều dưỡng không ở Mỹ và ở Úc', 'không ở Mỹ và ở Úc', 'CA DE GB IE'],
  ['trường không phải Mỹ, Anh hay Úc', 'không phải Mỹ, Anh hay Úc', 'CA DE IE'],
  ['ẩm thực ngoài Mỹ lẫn Canada', 'ngoài Mỹ lẫn Canada', 'AU DE GB IE'],
])('%s: a list is not wanted as a whole', (text, said, others) => expect(placesOf(text)).toEqual([[said, others]]));

it.each([
  ['culinary arts not in US not Canada', ['not in US', 'not Canada'], 'culinary arts'],
  ['nursing, not US and not Canada', ['not US', 'not Canada'], 'nursing'],
  ['điều dưỡng không Mỹ không Canada', ['không Mỹ', 'không Canada'], 'điều dưỡng'],
  ['khong o my, khong canada dieu duong', ['khong o my', 'khong canada'], 'dieu duong'],
  ['không muốn học ở Mỹ, không Canada, ngành điều dưỡng', ['không muốn học ở Mỹ', 'không Canada'], 'điều dưỡng'],
])('%s: each of several is not wanted', (text, said, rest) => {
  expect(placesOf(text)).toEqual([
    [said[0], 'AU CA DE GB IE'],
    [said[1], 'AU DE GB IE US'],
  ]);
  expect(read(text).rest).toContain(rest);
});

it.each([
  ['nursing not US, in Canada', 'CA'],
  ['nursing not US but Canada', 'CA'],
  ['trường không ở Mỹ mà ở Úc', 'AU'],
  ['có nên học điều dưỡng không Úc', 'AU'],
  ['ielts 6.0 được không Canada', 'CA'],
  ['học nó mỹ', 'US'],
])('%s: what is wanted is not in the list', (text, country) =>
  expect(wantedIn(text).map(([, place]) => place)).toEqual([country]),
);

it.each([
  ['nursing in canada not usa', ['canada', 'CA'], ['not usa', 'AU CA DE GB IE']],
  ['điều dưỡng ở úc không phải mỹ', ['úc', 'AU'], ['không phải mỹ', 'AU CA DE GB IE']],
  ['business in Germany rather than UK', ['Germany', 'DE'], ['rather than UK', 'AU CA DE IE US']],
  ['business Europe except UK', ['Europe', 'DE IE GB'], ['except UK', 'AU CA DE IE US']],
  ['luật úc hoặc canada, trừ anh', ['úc hoặc canada', 'AU CA'], ['trừ anh', 'AU CA DE IE US']],
])('%s: beside a place that is wanted it holds of what is near', (text, wanted, others) =>
  expect(placesOf(text)).toEqual([wanted, others]),
);

it('is no word to look for', () => {
  expect(read('animation trừ Mỹ').rest).toBe('animation');
  expect(read('film outside the US').rest).toBe('film');
  expect(read('điều dưỡng ở úc không phải mỹ').rest).toBe('điều dưỡng');
});

it.each([
  ['du học nước ngoài úc', 'AU'],
  ['học ngoại thương ở mỹ', 'US'],
  ['cư trú mỹ', 'US'],
  ['không cần ielts ở anh', 'GB'],
  ['ngoài ra còn ngành nào ở đức', 'DE'],
])('%s wants the country', (text, country) => expect(placesOf(text).map(([, place]) => place)).toEqual([country]));

it.each([
  ['computer science canada not ontario', 'computer science'],
  ['computer science canada except ontario', 'computer science'],
  ['kinh doanh canada không phải ontario', 'kinh doanh'],
])('%s: a province that is not wanted is no word to look for', (text, rest) => expect(read(text).rest).toBe(rest));

it('a province that is wanted is one', () =>
  expect(read('computer science ontario').rest).toBe('computer science ontario'));

it.each([
  ['cntt k ở mỹ', 'k ở mỹ', 'AU CA DE GB IE'],
  ['du lịch k học ở úc', 'k học ở úc', 'CA DE GB IE US'],
  ['marketing nhưng không học ở anh', 'nhưng không học ở anh', 'AU CA DE IE US'],
  ['luật nhưng không phải ở mỹ', 'nhưng không phải ở mỹ', 'AU CA DE GB IE'],
])('%s: so it is typed on a phone, and said behind a but', (text, said, others) =>
  expect(placesOf(text)).toEqual([[said, others]]),
);

const levelsOf = (text: string) =>
  read(text).items.flatMap(({ limit, text: said }) => (limit.kind === 'AWARD' ? [[said, limit.awards.join(' ')]] : []));

it.each([
  ['kinh doanh không phải thạc sĩ', 'không phải thạc sĩ', 'MASTER'],
  ['data science not master', 'not master', 'MASTER'],
  ['kế toán ngoại trừ tiến sĩ', 'ngoại trừ tiến sĩ', 'DOCTORATE'],
  ['nursing no diploma', 'no diploma', 'DIPLOMA'],
  ['dược k phải thạc sĩ', 'k phải thạc sĩ', 'MASTER'],
])('%s asks for the other levels', (text, said, unwanted) => {
  const [[found, awards = ''] = []] = levelsOf(text);
  expect(found).toBe(said);
  expect(awards.split(' ')).not.toContain(unwanted);
  expect(awards.split(' ')).toContain('BACHELOR');
});

it.each(['luật thạc sĩ trường đại học nào', 'luật trừ đại học Boston', 'đại học không cần ielts luật'])(
  '%s: no level is unwanted',
  text => expect(levelsOf(text).filter(([said]) => /trừ|không/.test(said ?? ''))).toEqual([]),
);

it.each(['có thạc sĩ không', 'học thạc sĩ được không', 'luật thạc sĩ không cần ielts', 'luật thạc sĩ không ở anh'])(
  '%s asks for masters',
  text => expect(levelsOf(text).map(([, awards]) => awards)).toEqual(['MASTER']),
);

const BELOW_DEGREES = 'CERTIFICATE DIPLOMA ASSOCIATE';
it.each([
  ['ko thich hoc dai hoc', 'ko thich hoc dai hoc'],
  ['không muốn học đại học, muốn học nấu ăn', 'không muốn học đại học'],
  ['lười học đại học, kế toán', 'lười học đại học'],
  ['ghét vào đại học', 'ghét vào đại học'],
  ['chưa muốn học đại học', 'chưa muốn học đại học'],
  ['không học đại học thì học gì', 'không học đại học'],
  ["i don't want to go to university", "don't want to go to university"],
  ['dont want university, cooking', 'dont want university'],
  ['em k thích học đh', 'k thích học đh'],
  ['ko muon hoc dh, muon hoc nau an', 'ko muon hoc dh'],
  ['không muốn vào uni', 'không muốn vào uni'],
  ['not interested in uni, cooking', 'not interested in uni'],
])('%s: no degree is wanted', (text, said) => {
  const [[found, awards = ''] = []] = levelsOf(text);
  expect(found).toBe(said);
  expect(awards.split(' ').sort()).toEqual(BELOW_DEGREES.split(' ').sort());
});

it.each([
  ['không muốn học lên thạc sĩ', 'MASTER'],
  ['dont want to do a phd', 'DOCTORATE'],
  ['khong thich hoc cao dang', 'DIPLOMA'],
])('%s: the level alone is not wanted', (text, unwanted) => {
  const [[, awards = ''] = []] = levelsOf(text);
  expect(awards.split(' ')).not.toContain(unwanted);
  expect(awards.split(' ')).toContain('BACHELOR');
});

it('of a level that is wanted more is left', () =>
  expect(levelsOf('thạc sĩ, không phải đại học').map(([, awards]) => awards)[0]).toBe('MASTER'));

it.each(['có nên học đại học không', 'muốn học đại học', 'không biết học đại học ở đâu'])(
  '%s: no level is unwanted',
  text => expect(levelsOf(text).filter(([, awards]) => awards === BELOW_DEGREES)).toEqual([]),
);

it.each([
  'business USA, not a community college',
  'business usa no community college',
  'kinh doanh Mỹ không phải cao đẳng cộng đồng',
  'kinh doanh Mỹ không muốn học cao đẳng cộng đồng',
  'kinh doanh My khong hoc cao dang cong dong',
])('%s asks for the other kinds of schools', text => {
  const limits = read(text).items.map(({ limit }) => limit);
  expect(limits).toContainEqual({
    kind: 'INSTITUTION_TYPE',
    types: ['UNIVERSITY', 'UNIVERSITY_OF_APPLIED_SCIENCES', 'INSTITUTE'],
  });
  expect(read(text).rest).not.toMatch(/college|cao/);
});

it.each(['fashion London, not foundation', 'không thích học dự bị, luật ở Anh', 'law UK, avoid foundation year'])(
  '%s asks for no foundation year, and for no other way into a degree',
  text => {
    expect(read(text).items.map(({ limit }) => limit.kind)).not.toContain('ENTRY');
    expect(read(text).rest).not.toMatch(/foundation|dự bị/);
  },
);

it.each([
  'business canada no college',
  'business canada university only',
  'business canada, only universities',
  'marketing Ireland, not a college',
  'kinh doanh canada chỉ đại học không cao đẳng',
  'kinh doanh canada trường đại học không cao đẳng',
  'kinh doanh canada chỉ trường đại học',
  'kinh doanh canada ko college',
])('%s asks for universities', text => {
  expect(read(text).items.map(({ limit }) => limit)).toContainEqual({
    kind: 'INSTITUTION_TYPE',
    types: ['UNIVERSITY', 'UNIVERSITY_OF_APPLIED_SCIENCES'],
  });
  expect(read(text).rest).toMatch(/^(business|kinh doanh|marketing)$/);
});

it.each([
  ['kỹ thuật đức không cao đẳng', BELOW_DEGREES],
  ['kỹ thuật đức ko cao đẳng', BELOW_DEGREES],
  ['luật Anh, không thạc sĩ', 'MASTER'],
])('%s: a bare no before a level does not want it', (text, unwanted) => {
  const awards = levelsOf(text).flatMap(([, all = '']) => all.split(' '));
  expect(awards.length).toBeGreaterThan(0);
  for (const award of unwanted.split(' ')) expect(awards).not.toContain(award);
});

it.each(['úc có cao đẳng không', 'có ngành luật không đại học úc', 'học được không cao đẳng úc'])(
  '%s: a no that asks does not refuse the level',
  text => expect(read(text).items.some(({ text: said }) => said.includes('không'))).toBe(false),
);
