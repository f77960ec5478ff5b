/** A scholarship that is not wanted is named by what excludes it: taken for the name itself the text would find the very opposite. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const excludedBy = (text: string) =>
  understand(text, NO_NAMES).items.flatMap(({ limit }) => (limit.kind === 'EXCLUSION' ? limit.words : []));

it.each([
  ['học bổng thạc sĩ Anh không phải Chevening', 'Chevening'],
  ['học bổng Anh trừ Chevening', 'Chevening'],
  ['hoc bong Anh ngoai tru Chevening', 'Chevening'],
  ['có học bổng nào ngoài Chevening không', 'Chevening'],
  ['UK master scholarship not Chevening', 'Chevening'],
  ['scholarships other than Chevening UK', 'Chevening'],
  ['học bổng Đức ngoài DAAD', 'DAAD'],
  ['học bổng chính phủ không phải AAS', 'AAS'],
  ['scholarships except Erasmus Mundus', 'Erasmus Mundus'],
])('%s leaves out %s', (text, name) => expect(excludedBy(text)).toEqual([name]));

it.each([
  'why not Chevening',
  'Chevening không cần ielts',
  'học bổng Erasmus không yêu cầu kinh nghiệm',
  'DAAD not in English',
  'học bổng Chevening hoặc Gates',
])('%s leaves out none', text => expect(excludedBy(text)).toEqual([]));
