/** What a scholarship pays for, in the words that people use for it, and what is no such thing though it sounds like one. */
import { NO_NAMES } from '../test/noNames.js';
import { isUsefulFor, type SearchKind } from './limitFilters.js';
import { understand } from './understand.js';

const limitsOf = (text: string, kind: SearchKind = 'scholarships') =>
  understand(text, NO_NAMES, { isUseful: limit => isUsefulFor(kind, limit) }).items.map(({ limit }) => limit);
const coveragesOf = (text: string, kind?: SearchKind): string[] =>
  limitsOf(text, kind).flatMap(limit => (limit.kind === 'COVERAGE' ? [limit.coverage] : []));

it.each([
  ['đi du học không mất đồng nào', ['TUITION']],
  ['du hoc my khong ton dong nao', ['TUITION']],
  ['hb 50 hoc phi', ['PARTIAL']],
  ['giảm 30 học phí canada', ['PARTIAL']],
  ['tuition fee waiver Canada bachelor', ['TUITION']],
  ['tuition fees waived Canada', ['TUITION']],
  ['fee waiver Germany', ['TUITION']],
  ['full tuition fee waiver', ['TUITION']],
  ['half tuition waiver master Australia', ['PARTIAL']],
  ['half tuition waver master Australia', ['PARTIAL']],
  ['waver scholarship Australia', ['TUITION']],
  ['học bổng full học phí Úc', ['TUITION']],
  ['hoc bong bao het hoc phi', ['TUITION']],
  ['scholarship that pays rent and food', ['LIVING']],
  ['học bổng bao tiền nhà', ['LIVING']],
  ['living costs', ['LIVING']],
  ['living cost scholarship Germany', ['LIVING']],
  ['scholarship with a monthly stipend', ['LIVING']],
  ['monthly allowance Germany', ['LIVING']],
  ['học bổng có trợ cấp hàng tháng', ['LIVING']],
  ['hoc bong chi phi sinh hoat', ['LIVING']],
  ['học bổng hỗ trợ sinh hoạt phí Úc', ['LIVING']],
  ['scholarships covering airfare', ['FULL']],
  ['covers flights', ['FULL']],
  ['scholarships covering flights and living costs', ['FULL', 'LIVING']],
  ['học bổng có vé máy bay', ['FULL']],
  ['hoc bong ho tro ve may bay', ['FULL']],
  ['flight ticket scholarship', ['FULL']],
])('%s is paid for by %j', (text, coverages) => expect(coveragesOf(text)).toEqual(coverages));

it.each([
  'flight',
  'aviation scholarship',
  'học bổng kỹ thuật máy bay',
  'travel and tourism scholarship',
  'application fee waiver',
  'học bổng miễn phí nộp đơn',
  'học bổng khoa học sinh hoạt',
  'cost accounting',
  'water scholarship',
])('%s says nothing of what is paid', text => expect(coveragesOf(text)).toEqual([]));

it.each(['living costs Germany', 'flights', 'monthly allowance'])('%s is nothing of a program', text =>
  expect(coveragesOf(text, 'programs')).toEqual([]),
);

it.each([
  'application fee waiver Canada',
  'business no application fee',
  'điều dưỡng miễn phí nộp đơn',
  'UK universities free to apply',
])('%s is the fee of an application, not the tuition', text => {
  expect(limitsOf(text, 'programs')).toContainEqual({ kind: 'APPLICATION_FEE', max: 0 });
  expect(coveragesOf(text, 'programs')).toEqual([]);
});

it.each(['application fee', 'tuition fee waiver', 'miễn học phí'])(
  '%s is no fee of an application that is waived',
  text => expect(limitsOf(text, 'programs').map(({ kind }) => kind)).not.toContain('APPLICATION_FEE'),
);
