/** Which texts say that an institution is public or private, and which only have a word that means that elsewhere. */
import { NO_NAMES } from '../test/noNames.js';
import type { UnderstandingVocabulary } from './candidates.js';
import { understand } from './understand.js';

const vocabulary: UnderstandingVocabulary = {
  ...NO_NAMES,
  isNameWord: folded => ['ohio', 'state', 'university'].includes(folded),
  namedBy: words => (words.map(({ folded }) => folded).join(' ') === 'ohio state university' ? [0] : []),
};
const read = (text: string) => understand(text, vocabulary);
const said = (text: string) =>
  read(text).items.flatMap(({ limit, text: typed }) => (limit.kind === 'OWNERSHIP' ? [[typed, limit.ownerships]] : []));

const PUBLIC = ['PUBLIC'];
const PRIVATE = ['PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT'];

describe('who owns an institution', () => {
  it.each([
    ['private university london', 'private', PRIVATE],
    ['public university canada', 'public', PUBLIC],
    ['Private colleges in the US', 'Private', PRIVATE],
    ['cheap state universities usa', 'state', PUBLIC],
    ['a state university', 'state university', PUBLIC],
    ['state university germany', 'state university', PUBLIC],
    ['universities private', 'private', PRIVATE],
    ['business schools public in germany', 'public', PUBLIC],
    ['privately run colleges', 'privately run', PRIVATE],
    ['trường tư ở Anh', 'trường tư', PRIVATE],
    ['truong tu o anh', 'truong tu', PRIVATE],
    ['trường tư thục mỹ', 'trường tư thục', PRIVATE],
    ['đại học dân lập', 'dân lập', PRIVATE],
    ['trường đại học công lập ở Berlin', 'công lập', PUBLIC],
    ['dai hoc cong lap o duc', 'cong lap', PUBLIC],
    ['trường công ở Canada', 'trường công', PUBLIC],
    ['đại học công ở Úc', 'công', PUBLIC],
    ['đại học tư ở Mỹ', 'tư', PRIVATE],
    ['colleges in Vancouver, public, with culinary arts', 'public', PUBLIC],
    ['universities in Australia, private', 'private', PRIVATE],
    ['Public, university, nursing', 'Public', PUBLIC],
    ['kế toán trường công úc', 'trường công', PUBLIC],
    ['trường kinh doanh tư ở sydney', 'tư', PRIVATE],
    ['truong kinh doanh tu o sydney', 'tu', PRIVATE],
    ['trường nghệ thuật tư Mỹ', 'tư', PRIVATE],
    ['trường kinh doanh tư nhân', 'tư nhân', PRIVATE],
    ['cao đẳng tư ở Úc', 'tư', PRIVATE],
    ['học viện công ở Ireland', 'công', PUBLIC],
    ['private business school sydney', 'private', PRIVATE],
    ['private law schools', 'private', PRIVATE],
    ['public art school canada', 'public', PUBLIC],
  ])('%s: %s', (text, typed, ownerships) => expect(said(text)).toEqual([[typed, ownerships]]));

  it.each(['trường công hay tư', 'công lập hoặc tư thục', 'public or private universities'])('%s is either', text =>
    expect(said(text).map(([, ownerships]) => ownerships)).toEqual([PUBLIC, PRIVATE]),
  );

  it.each([
    'private law',
    'private equity',
    'public health',
    'master of public policy',
    'public administration canada',
    'public relations',
    'law, public, uk',
    'school of law, public policy',
    'universities for law, public health, nursing',
    'public law in the uk',
    'ohio state university',
    'kansas state university',
    'state university of new york',
    'solid state physics',
    'trường công nghệ',
    'trường công nghệ thông tin',
    'truong cong nghe',
    'đại học công nghệ',
    'dai hoc cong nghe sydney',
    'đại học công nghiệp',
    'trường công an',
    'công nghệ thông tin',
    'tư vấn du học',
    'luật tư',
    'trường từ 300 triệu',
    'truong tu 300 trieu',
    'tâm lý học tư vấn',
    'quản lý công',
    'trường dạy phi công ở Úc',
    'trường đào tạo phi công ở Úc',
    'trường kinh doanh đầu tư ở Úc',
    'trường nào dạy luật tư',
    'trường y tế công cộng ở Mỹ',
    'kế toán tư nhân',
    'public health school',
    'public policy school usa',
    'private equity in a business school',
  ])('%s says nothing of it', text => expect(said(text)).toEqual([]));

  it('leaves the kind of institution to look for', () => expect(read('private university').rest).toBe('university'));
});
