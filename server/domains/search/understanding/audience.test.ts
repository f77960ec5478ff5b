/** Which texts say for whom a scholarship is. */
import { isUsefulFor, type SearchKind } from './limitFilters.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const vocabulary = { ...NO_NAMES, isWord: () => false };
const limitsFor = (kind: SearchKind, text: string) =>
  understand(text, vocabulary, { isUseful: limit => isUsefulFor(kind, limit) }).items.map(({ limit }) => limit);

describe('for whom a scholarship is', () => {
  const FROM_VIETNAM = ['VIETNAM_ONLY', 'VIETNAM_AMONG_OTHERS', 'EVERY_NATIONALITY'];
  it.each([
    ['học bổng cho nữ', ['WOMEN']],
    ['hoc bong cho nu', ['WOMEN']],
    ['scholarships for women', ['WOMEN']],
    ['học bổng cho sinh viên khó khăn', ['IN_NEED']],
    ['need-based scholarships', ['IN_NEED']],
    ['học bổng cho học sinh nghèo vượt khó', ['IN_NEED']],
    ['dua tren nhu cau tai chinh', ['IN_NEED']],
    ['học bổng theo nhu cầu tài chính', ['IN_NEED']],
    ['hoc bong theo nhu cau tai chinh', ['IN_NEED']],
    ['học bổng cho sinh viên Việt Nam', FROM_VIETNAM],
    ['hoc bong cho nguoi viet nam', FROM_VIETNAM],
    ['scholarships for Vietnamese students', FROM_VIETNAM],
    ['học bổng dành riêng cho người Việt', ['VIETNAM_ONLY']],
    ['học bổng cho công dân Việt Nam', FROM_VIETNAM],
    ['quoc tich viet nam', FROM_VIETNAM],
    ['scholarships for citizens of Vietnam', FROM_VIETNAM],
    ['students from ASEAN countries', FROM_VIETNAM],
    ['học bổng cho nước đang phát triển', FROM_VIETNAM],
    ['hoc bong cho sinh vien tu cac nuoc dang phat trien', FROM_VIETNAM],
    ['hb cho hs việt nam', FROM_VIETNAM],
    ['hb cho sv viet nam', FROM_VIETNAM],
    ['Vietnam only scholarships', ['VIETNAM_ONLY']],
    ['chỉ dành cho người Việt', ['VIETNAM_ONLY']],
    ['học bổng cho người nghèo', ['IN_NEED']],
    ['scholarship for poor students', ['IN_NEED']],
    ['hoc bong cho nguoi ngheo', ['IN_NEED']],
  ])('%s is for somebody: %j', (text, audiences) => {
    expect(limitsFor('scholarships', text)).toEqual([{ kind: 'AUDIENCE', audiences }]);
    expect(limitsFor('programs', text)).toEqual([]);
  });

  it.each([
    'scholarships for Indian students',
    'scholarships for Nigerians',
    'african students scholarship',
    'scholarship for students from India',
    'I am from Nigeria, scholarship',
    'chinese students scholarship',
    'scholarship from nepal',
  ])('%s is for all nationalities, and among programs nothing is asked for', text => {
    expect(limitsFor('scholarships', text)).toEqual([{ kind: 'AUDIENCE', audiences: ['EVERY_NATIONALITY'] }]);
    expect(limitsFor('programs', text)).toEqual([]);
  });

  it.each(['scholarships for developing countries', 'students from developing countries scholarship'])(
    '%s is for somebody from Vietnam, too',
    text => expect(limitsFor('scholarships', text)).toEqual([{ kind: 'AUDIENCE', audiences: FROM_VIETNAM }]),
  );

  it.each([
    'hoc bong ASEAN o Uc',
    'ASEAN scholarships Australia',
    'học bổng Việt Nam Úc',
    'Vietnam scholarship Australia',
    'scholarship uk vietnam undergraduate',
    'scholarship australia bachelor vietnam',
    'học bổng anh việt nam đại học',
    'hoc bong uc viet nam',
    'người việt mình đc xin hb nào ở anh',
    'sv việt muốn qua đức',
    'học sinh việt nam xin học bổng mỹ thế nào',
    'sv việt',
  ])('%s is for somebody from there', text =>
    expect(limitsFor('scholarships', text)).toContainEqual(
      expect.objectContaining({ kind: 'AUDIENCE', audiences: FROM_VIETNAM }),
    ),
  );

  it.each([
    'ASEAN scholarship',
    'học bổng Việt Nam',
    'Vietnam',
    'người Việt',
    'Vietnam bursary',
    'great scholarship vietnam',
    'poor english',
    'công dân toàn cầu',
    'quốc tịch',
    'scholarship with poor grades',
    'citizenship studies',
    'chinese language scholarship',
    'asian history scholarship',
  ])('%s is for nobody in particular', text => expect(limitsFor('scholarships', text)).toEqual([]));
});
