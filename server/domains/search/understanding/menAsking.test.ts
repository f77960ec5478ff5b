/** Which texts say that a man asks, so that scholarships for women alone are left out. */
import { isUsefulFor, type SearchKind } from './limitFilters.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const vocabulary = { ...NO_NAMES, isWord: () => false };
const read = (text: string, kind: SearchKind = 'scholarships') =>
  understand(text, vocabulary, { isUseful: limit => isUsefulFor(kind, limit) });
/** The words of a text that say for whom a scholarship should be, with the kind of the limit. */
const askingIn = (text: string): string[] =>
  read(text).items.flatMap(item =>
    item.limit.kind === 'OPEN_TO_MEN' || item.limit.kind === 'AUDIENCE' ? `${item.limit.kind} ${item.text}` : [],
  );

it.each([
  ['học bổng thạc sĩ cho con trai tôi', 'cho con trai tôi'],
  ['hoc bong thac si cho con trai toi', 'cho con trai toi'],
  ['con trai lớp 12 muốn xin học bổng đi mỹ', 'con trai'],
  ['thằng con nhà em muốn xin học bổng', 'thằng con nhà em'],
  ['bé trai nhà em cần học bổng', 'bé trai nhà em'],
  ['em trai em muốn xin học bổng mỹ', 'em trai em'],
  ['học bổng cho chồng em học tiến sĩ', 'cho chồng em'],
  ['hoc bong cho chong em o canada', 'cho chong em'],
  ['đàn ông có xin được học bổng không', 'đàn ông'],
  ['em là nam muốn xin học bổng', 'em là nam'],
  ['em la nam muon xin hoc bong', 'em la nam'],
  ['học bổng cho nam', 'cho nam'],
  ['HỌC BỔNG CHO NAM', 'CHO NAM'],
  ['hoc bong cho nam o my', 'cho nam'],
  ['học bổng cho nam giới', 'cho nam giới'],
  ['hoc bong danh cho nam sinh', 'danh cho nam sinh'],
  ['sinh viên nam xin học bổng canada', 'sinh viên nam'],
  ['mba canada with scholarship for my son', 'for my son'],
  ['scholarships for men', 'for men'],
  ['male scholarships usa', 'male'],
  ['scholarship for boys', 'for boys'],
  ["I'm a guy looking for a scholarship", "I'm a guy"],
  ['scholarship for my husband masters canada', 'for my husband'],
  ['my brother wants a phd scholarship', 'my brother wants'],
])('%s: a man asks', (text, words) => expect(askingIn(text)).toEqual([`OPEN_TO_MEN ${words}`]));

describe('nam', () => {
  it.each([
    'hoc bong cho nam 2027',
    'hoc bong cho nam hoc 2027',
    'hoc bong cho nam sau',
    'hoc bong nam nay',
    'em la nam 3 muon xin hoc bong',
    'em la sinh vien nam cuoi xin hoc bong',
    'sinh vien nam nhat hoc bong my',
    'em sinh nam 2005 xin hoc bong',
    'nam sinh 2005 xin hoc bong',
    'hoc bong thac si 2 nam',
    'được học bổng 3 năm giỏi',
    'học bổng cho năm học tới',
  ])('%s is a year', text => expect(askingIn(text)).toEqual([]));

  it.each([
    'em là Nam, muốn xin học bổng mỹ',
    'Em tên là Nam muốn xin học bổng',
    'em ten la nam muon xin hoc bong',
    'học bổng cho Nam',
    'em ở Nam Định muốn xin học bổng',
    'học sinh nam định xin học bổng',
  ])('%s is a name', text => expect(askingIn(text)).toEqual([]));

  it.each([
    'học bổng miền nam nước đức',
    'hoc bong mien nam',
    'học bổng cho Nam Úc',
    'hoc bong cho nam uc',
    'hoc bong cho nam phi',
    'học bổng đông nam',
    'nam california scholarship',
  ])('%s is a part of a country', text => expect(askingIn(text)).toEqual([]));

  it.each(['học bổng cho sinh viên việt nam', 'hoc bong cho sinh vien viet nam', 'hb cho sv viet nam o my'])(
    '%s is of Vietnam',
    text => expect(askingIn(text).join()).toMatch(/^AUDIENCE .*vi[eệ]t nam$/),
  );
});

it.each([
  'học bổng cho con gái tôi',
  'hoc bong cho con gai toi di my',
  'scholarship for my daughter',
  'em là nữ muốn xin học bổng',
  'em la nu muon xin hoc bong',
  'I am a woman looking for a scholarship',
  'scholarship for my son and my daughter',
  'học bổng cho con trai và con gái tôi',
  'scholarships for men and women',
  'học bổng cho cả nam và nữ',
  'học bổng nam nữ đều được',
  // Who speaks of them asks for herself.
  'chồng em đang ở mỹ, em muốn xin học bổng',
  'my husband is in canada, scholarship for me',
  'mens et manus',
])('%s asks for what is for everybody', text => expect(askingIn(text)).toEqual([]));

it.each(['học bổng cho nữ', 'học bổng cho con gái', 'scholarships for women'])('%s is for women', text =>
  expect(askingIn(text)).toEqual([expect.stringMatching(/^AUDIENCE /)]),
);

it.each([
  'con trai tôi muốn học điều dưỡng',
  'em là nam muốn học điều dưỡng',
  'em la nam muon hoc dieu duong',
  'nursing for men',
])('%s asks for no word of it among programs', text => {
  const { items, rest } = read(text, 'programs');
  expect(items).toEqual([]);
  expect(rest).not.toMatch(/\b(nam|trai|men)\b/);
});

it.each([
  'mba for my son, he has 3 years work',
  'with 2 years work, mba',
  'có 3 năm làm việc, mba',
  'sau 2 nam lam viec em muon hoc mba',
])('%s says no length of a course', text =>
  expect(read(text, 'programs').items.map(({ limit }) => limit.kind)).not.toContain('DURATION'),
);
it('is one behind what may be worked with', () =>
  expect(read('has a 2 years work permit', 'programs').items.map(({ limit }) => limit.kind)).toContain('DURATION'));
