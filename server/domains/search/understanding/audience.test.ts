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
    ['học bổng cho sinh viên Việt Nam', FROM_VIETNAM],
    ['hoc bong cho nguoi viet nam', FROM_VIETNAM],
    ['scholarships for Vietnamese students', FROM_VIETNAM],
    ['học bổng dành riêng cho người Việt', ['VIETNAM_ONLY']],
  ])('%s is for somebody: %j', (text, audiences) => {
    expect(limitsFor('scholarships', text)).toEqual([{ kind: 'AUDIENCE', audiences }]);
    expect(limitsFor('programs', text)).toEqual([]);
  });
});
