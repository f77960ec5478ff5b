import { fee, limitsOf, restOf } from '../test/limitsSaid.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const FREE = { kind: 'COVERAGE', coverage: 'TUITION' };

describe('sums of money in a text', () => {
  it.each([
    ['dưới một tỷ', fee(null, 1e9, 'VND')],
    ['không quá hai tỷ rưỡi', fee(null, 2.5e9, 'VND')],
    ['dưới năm trăm triệu', fee(null, 500e6, 'VND')],
    ['nửa tỷ', fee(null, 500e6, 'VND')],
    ['1 tỷ 2', fee(null, 1.2e9, 'VND')],
    ['tối đa 1 tỷ 200 triệu một năm', fee(null, 1.2e9, 'VND')],
    ['tầm 400-500tr/năm', fee(400e6, 500e6, 'VND')],
    ['20k đô / năm', fee(null, 20e3, 'USD')],
    ['mỗi năm khoảng 20k usd', fee(16e3, 24e3, 'USD')],
    ['học phí khoảng 600 triệu', fee(480e6, 720e6, 'VND')],
    ['nhà tôi lo được khoảng 700 triệu một năm', fee(null, 770e6, 'VND')],
    ['em có khoảng 500tr', fee(null, 550e6, 'VND')],
    ['budget around 20k usd', fee(null, 22e3, 'USD')],
    ['một năm 500 triệu', fee(null, 500e6, 'VND')],
    ['học phí năm nhất 20k usd', fee(null, 20e3, 'USD')],
    ['my budget is 30k usd', fee(null, 30e3, 'USD')],
    ['dưới 20k euro học phí', fee(null, 20e3, 'EUR')],
    ['dưới 30000', fee(null, 30e3, null)],
    ['30000 a year', fee(null, 30e3, null)],
    ['around 20000 a year', fee(16e3, 24e3, null)],
    ['25000 mỗi năm', fee(null, 25e3, null)],
    ['tuition under 20000', fee(null, 20e3, null)],
    ['fees 15000-25000', fee(15e3, 25e3, null)],
    ['between 15000 and 20000', fee(15e3, 20e3, null)],
    ['from 15000 to 20000 a year', fee(15e3, 20e3, null)],
    ['từ 15.000 đến 20.000', fee(15e3, 20e3, null)],
    ['tu 20000 den 30000', fee(20e3, 30e3, null)],
    ['dưới 500.000.000', fee(null, 500e6, 'VND')],
    ['under 30000 AUD for one year', fee(null, 30e3, 'AUD')],
    ['22k euro one year', fee(null, 22e3, 'EUR')],
    ['dưới 30000 AUD một năm', fee(null, 30e3, 'AUD')],
  ])('%s is a price', (text, limit) => expect(limitsOf(text)).toEqual([limit]));

  it.each(['€0 tuition', 'học phí 0 đồng', 'học phí bằng 0', '0 euro', 'miễn phí học phí', 'học miễn phí', 'no fees'])(
    '%s is no price at all',
    text => expect(limitsOf(text)).toEqual([FREE]),
  );

  it.each(['bachelor one year under 20k CAD', 'cử nhân 1 năm, dưới 20k CAD'])(
    'the year of %s is that of the price',
    text => expect(limitsOf(text).map(({ kind }) => kind)).toEqual(['AWARD', 'FEE']),
  );

  it.each(['under 20k euro one year master', 'under 20k euro, one year course', 'master one year 22k euro'])(
    'the year of %s is a length',
    text => expect(limitsOf(text)).toContainEqual({ kind: 'DURATION', min: 7, max: 12 }),
  );

  it.each([
    'GPA 6.8/10',
    'gpa 3.2/4',
    'cgpa 3.5/4.0',
    'gpa 6.8 trên thang 10',
    'điểm trung bình 8.0/10',
    '3.5/4 gpa',
    'gpa 3.2 out of 4',
  ])('%s is an average with its scale', text => {
    const { items, rest } = understand(`${text} nursing`, NO_NAMES);
    expect(items.map(({ text: said, limit }) => [said, limit])).toEqual([
      [text, { kind: 'UNANSWERED', topic: 'AVERAGE' }],
    ]);
    expect(rest.trim()).toBe('nursing');
  });

  it('a month behind an average is no scale', () =>
    expect(limitsOf('gpa 7 tháng 9').map(({ kind }) => kind)).toEqual(['UNANSWERED', 'INTAKE']));

  it('a sum and a length behind it are two things', () =>
    expect(limitsOf('1 tỷ 2 năm')).toEqual([fee(null, 1e9, 'VND'), { kind: 'DURATION', min: 19, max: 25 }]));

  it.each(['dưới 2027', 'dưới 20', 'năm 2027', 'hai', 'năm'])('%s is none', text =>
    expect(limitsOf(text).filter(({ kind }) => kind === 'FEE')).toEqual([]),
  );
});

describe('what is left beside a limit', () => {
  it('is not one phrase over the place where it stood', () => {
    expect(restOf('kinh tế mỹ học bổng').split('\u001f')).toEqual(['kinh tế', 'học bổng']);
    expect(restOf('mỹ kinh tế học')).toBe('kinh tế học');
  });
});

describe('levels that follow from what somebody has', () => {
  it.each([
    ['after bachelor data science', ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE']],
    ['em tốt nghiệp đại học rồi muốn học lên cao ngành kế toán', ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE']],
    ['tốt nghiệp cao đẳng muốn học ngành kế toán', ['BACHELOR']],
    ['con tôi lớp 11 thích vẽ', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR']],
  ])('%s asks for %j', (text, awards) =>
    expect([...new Set(limitsOf(text).flatMap(limit => (limit.kind === 'AWARD' ? limit.awards : [])))]).toEqual(awards),
  );

  it.each([
    ['em đã tốt nghiệp đại học muốn học thạc sĩ', ['MASTER']],
    ['tốt nghiệp cao đẳng muốn học lên đại học', ['BACHELOR']],
    ['after bachelor phd', ['DOCTORATE']],
  ])('give way to one that is said: %s', (text, awards) =>
    expect(limitsOf(text)).toEqual([expect.objectContaining({ kind: 'AWARD', awards })]),
  );

  it.each([
    ['thạc sĩ khoa học dữ liệu', 'khoa học dữ liệu'],
    ['bachelor of science in computer science', 'computer science'],
    ['master of arts translation', 'translation'],
  ])('%s leaves the subject %s', (text, rest) => expect(restOf(text)).toBe(rest));

  it.each(['postgraduate diploma', 'post-graduate certificate', 'PGDip', 'bằng sau cao đẳng', 'post-baccalaureate'])(
    '%s is a graduate certificate',
    text => expect(limitsOf(text)).toEqual([{ kind: 'AWARD', awards: ['GRADUATE_CERTIFICATE'] }]),
  );
});
