/** Schools that somebody calls good: rankings are asked for, once, and the school, its place and its subject stay what they are. */
import { understand } from './understand.js';
import { NO_NAMES } from '../test/noNames.js';

const read = (text: string) => understand(text, NO_NAMES);
const ranked = (text: string): string[] =>
  read(text).items.flatMap(item =>
    item.limit.kind === 'UNANSWERED' && item.limit.topic === 'RANKING' ? [item.text] : [],
  );

it.each([
  ['law degree at a top uk university', 'top'],
  ['top university for law', 'top'],
  ['top law schools in uk', 'top'],
  ['best university for law in uk', 'best'],
  ['best engineering universities germany', 'best'],
  ['leading university australia law', 'leading'],
  ['elite university usa economics', 'elite'],
  ['reputable college canada business', 'reputable'],
  ['prestigious university usa', 'prestigious'],
  ['famous university in germany', 'famous'],
  ['top tier university usa business', 'top tier'],
  ['highly regarded university uk law', 'highly regarded'],
  ['trường xịn ở mỹ ngành kinh tế', 'trường xịn'],
  ['trường danh tiếng ở anh ngành luật', 'danh tiếng'],
  ['trường tốt nhất úc ngành điều dưỡng', 'tốt nhất'],
  ['truong tot nhat o uc', 'tot nhat'],
  ['trường uy tín ở canada ngành điều dưỡng', 'uy tín'],
  ['truong uy tin o canada', 'uy tin'],
  ['trường đại học chất lượng ở đức', 'chất lượng'],
  ['đại học uy tín mỹ', 'uy tín'],
  ['trường kinh tế tốt nhất úc', 'tốt nhất'],
  ['các trường đào tạo điều dưỡng uy tín', 'uy tín'],
  ['law at top 100 best universities in uk', 'top 100'],
])('%s asks for a ranking by "%s"', (text, said) => {
  expect(ranked(text)).toEqual([said]);
  expect(read(text).rest).not.toMatch(/\b(?:top|best|leading|elite|reputable|tier|regarded)\b|uy t|tốt|chất/);
});

it.each([
  ['law degree at a top uk university', ['AWARD', 'UNANSWERED', 'PLACE']],
  ['trường tốt nhất úc', ['UNANSWERED', 'PLACE']],
  ['đại học uy tín mỹ', ['AWARD', 'UNANSWERED', 'PLACE']],
  ['best community college in usa', ['UNANSWERED', 'INSTITUTION_TYPE', 'PLACE']],
])('%s keeps the rest', (text, kinds) => expect(read(text).items.map(({ limit }) => limit.kind)).toEqual(kinds));

it.each([
  'top up degree uk business',
  'TOP scholarship',
  'best price nursing canada',
  'best scholarships in australia',
  'best university scholarships',
  'best course at a university',
  'what is the best major',
  'leading to university',
  'elite sport',
  'chương trình chất lượng cao kế toán',
  'quản lý chất lượng',
  'trường có học phí tốt nhất',
  'trường dạy kế toán tốt nhất là ở Sydney',
  'môi trường tốt nhất',
  'trường tốt học phí rẻ canada',
  'university in canada',
])('%s asks for none', text => expect(ranked(text)).toEqual([]));
