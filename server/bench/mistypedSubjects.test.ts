/** Subjects of several words of which one or more are mistyped, over the starter catalogue: what is corrected, and what the first result is about. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const asked = (text: string) => {
  const { ids, correctedText } = starter.search.searchPrograms({ text });
  return [correctedText, starter.titleOf(ids[0] ?? '')];
};

// All words of a subject are corrected to that subject, not to words beside each other.
it.each([
  ['enviromental siences', 'environmental sciences', /environmental science/i],
  ['enviromentel sciense', 'environmental science', /environmental science/i],
  ['internashonal relashions', 'international relations', /international relations/i],
  ['artifical inteligense', 'artificial intelligence', /artificial intelligence/i],
  ['bussines administation', 'business administration', /business administration/i],
  ['electricel enginerring', 'electrical engineering', /electrical/i],
  ['humman resourse managment', 'human resource management', /human resource/i],
])('%s', (text, corrected, title) => expect(asked(text)).toEqual([corrected, expect.stringMatching(title)]));

// A syllable that is a word, but means nothing here.
it.each([
  ['kiến trúc cảng quan', 'kiến trúc cảnh quan', /landscape/i],
  ['kiến truc cảng quan', 'kiến trúc cảnh quan', /landscape/i],
  ['quan hệ quốc thế', 'quan hệ quốc tế', /international relations/i],
  ['kinh doanh quốc thế', 'kinh doanh quốc tế', /international business/i],
  ['tài chính ngân hành', 'tài chính ngân hàng', /finance/i],
  ['kỹ sư say dựng', 'kỹ sư xây dựng', /civil/i],
  ['quản trị kinh doang', 'quản trị kinh doanh', /business administration/i],
  ['công nghệ thông tiên', 'công nghệ thông tin', /information technology/i],
])('%s', (text, corrected, title) => expect(asked(text)).toEqual([corrected, expect.stringMatching(title)]));

// A science in the plural is that science.
it.each([
  ['environmental sciences', 'environmental science'],
  ['animal sciences', 'animal science'],
  ['actuarial sciences', 'actuarial science'],
  ['food sciences', 'food science'],
  ['data sciences', 'data science'],
])('%s is %s', (plural, singular) => {
  const found = (text: string) => starter.search.searchPrograms({ text }).ids.toSorted();
  expect(found(plural)).toEqual(found(singular));
});

// Right as they are, though a phrase is near.
it.each([
  'kiến trúc cảng',
  'kiến trúc cảng hàng không',
  'quản lý cảng biển',
  'công nghệ thông minh',
  'công nghệ thông thái',
  'kinh doanh quốc phòng',
  'trí tuệ nhân loại',
  'quan hệ quốc gia',
  'tài chính ngân sách',
  'thiết kế nội dung',
  'quản trị nhân lực',
  'kỹ thuật ô tô',
  'kỹ sư say mê',
  'crop sciences',
  'environmental law',
])('%s', text => expect(asked(text)[0]).toBeNull());
