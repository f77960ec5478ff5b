/** Kinds of institutions are called so in the plural, too, and with the short words for a university. */
import { parseQueryText } from '../queryText.js';

const meaningOf = (text: string) => parseQueryText(text).terms.map(({ meaning }) => meaning);

it.each([
  ['technical universities', 'technical university'],
  ['institutes of technology', 'technical university'],
  ['universities of technology', 'technical university'],
  ['polytechnics', 'technical university'],
  ['technical unis', 'technical university'],
  ['đh kỹ thuật', 'đại học kỹ thuật'],
  ['dh ky thuat', 'đại học kỹ thuật'],
  ['uni kỹ thuật', 'đại học kỹ thuật'],
  ['medical schools', 'medical school'],
  ['business schools', 'business school'],
  ['art schools', 'art school'],
  ['institutes', 'institute'],
])('%s: %s', (plural, kind) => expect(meaningOf(plural)).toEqual(meaningOf(kind)));

it.each([
  ['đh kỹ thuật phần mềm', 'kỹ thuật phần mềm'],
  ['uni kỹ thuật ô tô', 'kỹ thuật ô tô'],
  ['dh cong nghe thong tin', 'công nghệ thông tin'],
  ['uni công nghệ sinh học', 'công nghệ sinh học'],
])('%s asks for %s', (text, subject) => expect(meaningOf(text)).toContain(meaningOf(subject)[0]));
