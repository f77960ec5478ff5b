/** Which scholarships of the starter catalogue come first where a text says a level, a country or how much at most: what somebody from Vietnam may use in any field. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const answerOf = (text: string) => starter.search.searchScholarships({ text });
const firstOf = (text: string, count: number): string[] => answerOf(text).ids.slice(0, count).map(starter.nameOf);

it.each([
  ['học bổng thạc sĩ ireland', /^Ireland Fellows/],
  ['hoc bong ireland', /^Ireland Fellows/],
  ['master scholarship usa', /^Fulbright Vietnamese/],
  ['học bổng Mỹ', /^Fulbright Vietnamese/],
  ['scholarship australia', /^Australia Awards/],
  ['hoc bong thac si uc', /^Australia Awards/],
  ['scholarship phd canada', /^Pierre Elliott Trudeau/],
  ['học bổng tiến sĩ Canada', /^Pierre Elliott Trudeau/],
  ['học bổng đại học Úc', /Vietnam/],
])('%s begins with %s', (text, name) => expect(firstOf(text, 1)[0]).toMatch(name));

// Its round closed in October, and the next one closes a year later.
it.each([
  'full scholarship for master in uk',
  'fully funded masters uk',
  'full scholarship master uk',
  'học bổng toàn phần thạc sĩ Anh',
  'hoc bong toan phan thac si anh',
  'học bổng thạc sĩ Anh',
])('%s: Chevening is behind what may be applied for now, and before what is kept for one field', text => {
  const names = answerOf(text).ids.map(starter.nameOf);
  const placeOf = (name: RegExp): number => names.findIndex(one => name.test(one));
  expect(placeOf(/^Gates Cambridge/)).toBeLessThan(placeOf(/^Chevening/));
  expect(placeOf(/^Clarendon/)).toBeLessThan(placeOf(/^Chevening/));
  expect(placeOf(/^Chevening/)).toBeLessThan(placeOf(/^Skoll/));
});

it.each(['học bổng thạc sĩ ireland', 'master scholarship ireland', 'hoc bong thac si ireland'])(
  '%s: behind it is what the government gives',
  text => expect(firstOf(text, 2)[1]).toBe('Government of Ireland International Education Scholarship'),
);

it.each([
  ['học bổng', /P\.E\.O\.|AAUW|Skoll|Sustainability Leader|SEED/],
  ['master scholarship', /P\.E\.O\.|AAUW|Skoll|Sustainability Leader|SEED/],
  ['hoc bong tien si', /P\.E\.O\.|AAUW|SEED/],
  ['học bổng đại học Canada', /Global Leader of Tomorrow|SEED|International Admission/],
])('%s has no %s among the first five', (text, name) =>
  expect(firstOf(text, 5).filter(one => name.test(one))).toEqual([]),
);

it.each(['scholarships for MBA', 'hoc bong mba', 'học bổng MBA'])(
  '%s: behind what is for it is what a Vietnamese applicant may use for any subject',
  text =>
    expect(firstOf(text, 5).slice(2)).toEqual([
      'Australia Awards Scholarships – Vietnam',
      'Fulbright Vietnamese Student Program',
      'Ireland Fellows Programme',
    ]),
);

it.each(['hoc bong 50% hoc phi dai hoc canada', 'half tuition scholarship bachelor canada'])(
  '%s: near are those that pay most',
  text => {
    const { near } = answerOf(text);
    expect((near?.ids ?? []).slice(0, 4).map(starter.nameOf)).toEqual([
      'Lester B. Pearson International Scholarship',
      'Karen McKellin International Leader of Tomorrow Award',
      "President's International Scholarship of Excellence",
      'Tentanda Via Award',
    ]);
  },
);

it.each([
  ['học bổng cho sinh viên Việt Nam ngành kỹ thuật', /^Vingroup/],
  ['hoc bong cho sinh vien viet nam nganh cong nghe thong tin', /^Vingroup/],
  ['scholarships for vietnamese students engineering', /^Vingroup/],
  ['scholarships for vietnamese students in computer science', /^Vingroup/],
  ['học bổng cho sinh viên Việt Nam ngành kinh doanh', /^COBL/],
  ['scholarship for vietnamese students business', /^COBL/],
])('%s: what names the subject is before what is open to all, and behind it what names Vietnam', (text, name) => {
  const [first, second] = firstOf(text, 2);
  expect(first).toMatch(name);
  expect(second).toMatch(/Vietnam/);
});

it.each([
  'scholarship for vietnamese students master in uk',
  'scholarship for vietnamese students uk',
  'học bổng thạc sĩ Anh cho sinh viên Việt Nam',
  'học bổng cho người Việt thạc sĩ Anh',
  'hoc bong cho sinh vien viet nam o anh',
  'hoc bong thac si anh cho nguoi viet',
])('%s: what names Vietnam among others and waits for a later round is behind what may be applied for now', text => {
  const names = answerOf(text).ids.map(starter.nameOf);
  const placeOf = (name: RegExp): number => names.findIndex(one => name.test(one));
  expect(placeOf(/^GREAT/)).toBeLessThan(placeOf(/^Gates Cambridge/));
  expect(placeOf(/^Clarendon/)).toBeLessThan(placeOf(/^Chevening/));
});
