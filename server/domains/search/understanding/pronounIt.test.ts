/** `it` in a sentence is no subject; IT is. */
import { NO_NAMES } from '../test/noNames.js';
import { PHRASE_OF_KEY } from '../text/phrases.js';
import { parseQueryText } from '../text/queryText.js';
import { understand } from './understand.js';

const IT = `#${PHRASE_OF_KEY.get('it')?.group}`;
const asksForIt = (text: string): boolean =>
  parseQueryText(understand(text, NO_NAMES).rest).terms.some(({ meaning }) => meaning === IT);

it.each([
  'how much does it cost to study medicine in Ireland?',
  'does it cost a lot to study nursing in Australia?',
  'how long does it take to become a pharmacist',
  'can it be done: law degree in Ireland',
  'does it matter where I study law',
  'if it is cheap, nursing in Germany',
  'I like nursing, can I study it in Australia',
  'nursing in Canada, it is expensive?',
  'HOW MUCH DOES IT COST TO STUDY LAW',
])('%s does not ask for IT', text => expect(asksForIt(text)).toBe(false));

it.each([
  'it',
  'IT in Australia',
  'master of it',
  'study it in canada',
  'where can i study it',
  'business and it',
  'accounting or it',
  'how much does IT cost in Australia',
  'can it graduates work in canada',
  'nursing hay it',
  'học it ở úc',
  'ngành it',
  'it courses',
])('%s asks for IT', text => expect(understand(text, NO_NAMES).rest).toMatch(/\bit\b/i));
