/** A feature, a test, a month or a payment that would be welcome is no limit; words that only look so leave it one. */
import { kindsSaid } from '../test/kindsSaid.js';

it.each([
  ['kế toán có thực tập thì tốt', 'WISH FEATURE'],
  ['ke toan co thuc tap thi cang tot', 'WISH FEATURE'],
  ['kế toán, nếu có thực tập thì càng tốt', 'WISH FEATURE'],
  ['kế toán nếu có ký túc xá', 'WISH FEATURE'],
  ['kế toán ưu tiên có co-op', 'WISH FEATURE'],
  ['accounting with internship would be a plus', 'WISH FEATURE'],
  ['accounting, would be nice to have an internship', 'WISH FEATURE'],
  ['accounting ideally with a placement', 'WISH FEATURE'],
  ['kế toán kỳ tháng 9 nếu được', 'WISH INTAKE'],
  ['accounting january intake preferred', 'WISH INTAKE'],
  ['accounting, preferably in September', 'WISH INTAKE'],
  ['kế toán ielts 6.0 thì tốt', 'WISH TEST'],
  ['accounting ielts 6.0 if possible', 'WISH TEST'],
  ['kế toán không cần ielts thì tốt', 'WISH ACCEPTED_TEST'],
  ['học bổng toàn phần nếu có', 'WISH COVERAGE'],
  ['kế toán, tốt nhất ở Anh', 'WISH PLACE'],
  ['kế toán tốt nhất là ở Úc', 'WISH PLACE'],
])('%s: %s', (text, kind) => {
  const { kinds, rest } = kindsSaid(text);
  expect(kinds).toEqual([kind]);
  expect(rest).toMatch(/^(kế toán|ke toan|accounting|học bổng|)[, ]*$/);
});

it.each([
  ['kế toán có thực tập', ['FEATURE']],
  ['nếu có ielts 6.0 thì học kế toán', ['TEST']],
  ['kế toán dưới 300 triệu thì tốt', ['FEE']],
  ['tháng 2 thì tốt nghiệp, học kế toán', ['INTAKE']],
  ['có thực tập, học kế toán thì tốt', ['FEATURE']],
  ['ngành tốt nhất ở Úc', ['PLACE']],
  ['chuong trinh tot nhat o duc', ['PLACE']],
  ['học kế toán tốt nhất ở Úc', ['PLACE']],
])('%s: a limit', (text, kinds) => expect(kindsSaid(text).kinds).toEqual(kinds));
