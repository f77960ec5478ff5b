import { understand } from './understand.js';
import { NO_NAMES } from '../test/noNames.js';

const topicsOf = (text: string): string[] =>
  understand(text, NO_NAMES).items.flatMap(({ limit }) => (limit.kind === 'UNANSWERED' ? limit.topic : []));

describe('`PR` is permanent residence', () => {
  it.each([
    'nursing PR Canada',
    'accounting with PR in Australia',
    'accounting in australia with pr',
    'PR Canada nursing',
    'master of IT with PR',
    'bachelor of nursing PR',
    'civil engineering pr',
    'civil engineering in australia, easy to get pr',
    'kế toán PR Úc',
    'ke toan pr uc',
    'ke toan o uc co pr khong',
    'điều dưỡng Canada có PR không',
    'giáo dục mầm non PR Úc',
    'cơ khí PR',
    'nhà hàng khách sạn úc pr',
    'business administration PR canada',
    'nursing diploma canada pr',
  ])('beside another subject: %s', text => expect(topicsOf(text)).toEqual(['SETTLEMENT']));

  it.each([
    'degrees with PR in Canada',
    'courses with pr australia',
    'which course gives PR in Canada',
    'what to study to get PR in Australia',
    'courses with PR pathway Australia',
    'route to PR in Canada',
    'ngành dễ PR ở Úc',
    'nganh nao de pr canada',
    'ngành nào được PR',
    'nganh nao lay duoc pr uc',
    'hoc gi de co pr canada',
    'muốn có PR Úc',
    'học nghề dễ lên PR',
    'ngành có cơ hội PR',
    'PR after graduation Canada',
    'PR sau khi học xong',
    'post study work and PR in Canada',
  ])('where it is what somebody gets: %s', text => expect(topicsOf(text)).toContain('SETTLEMENT'));
});

describe('`PR` is public relations', () => {
  it.each([
    'PR',
    'PR in Australia',
    'master of PR',
    'master in PR UK',
    'bachelor of pr',
    'ngành PR',
    'nganh pr canada',
    'hoc PR o uc',
    'học PR ở Úc',
    'du hoc pr',
    'thạc sĩ PR',
    'em thích PR',
    'làm PR',
    'university with PR',
    'trường nào có PR',
    'pr courses melbourne',
    'pr degree canada',
    'PR management',
    'PR manager',
    'học bổng ngành PR',
  ])('where it is the subject itself: %s', text => expect(topicsOf(text)).toEqual([]));

  it.each([
    'PR and advertising',
    'marketing and PR',
    'marketing, PR',
    'marketing PR australia',
    'journalism PR',
    'media with PR',
    'advertising with PR australia',
    'truyền thông PR',
    'truyen thong pr uc',
    'quảng cáo PR',
    'business and PR',
    'kinh tế và PR',
    'english and pr',
    'PR hoặc kế toán',
  ])('in a list, and beside what is akin to it: %s', text => expect(topicsOf(text)).toEqual([]));
});
