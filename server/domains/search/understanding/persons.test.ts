/** Of whom an English text asks is no word to look for. */
import { NO_NAMES } from '../test/noNames.js';
import { parseQueryText } from '../text/queryText.js';
import { understand } from './understand.js';

const termsOf = (text: string) => parseQueryText(understand(text, NO_NAMES).rest).terms.length;

it.each([
  'what can she study if she likes chemistry',
  'he likes physics, which major in canada',
  'they want to study nursing in australia',
  'what should she study if she wants to be a pharmacist',
  'my daughter likes chemistry, what can she study',
  'my daugther likes chemistry',
  'HE WANTS TO STUDY LAW',
  'which course for her, she loves law',
  'my niece wants to study fashion',
  'my nephew loves law',
  'my husband works there, looking for a nursing course',
  'cháu gái mình thích luật',
  'chau gai e muon hoc luat',
  'chau trai minh hoc luat',
  'con bé nhà em thích luật',
  'thằng con nhà mình muốn học luật',
  'em gái em thích luật',
  'anh trai em học luật',
])('%s asks for its subject alone', text => expect(termsOf(text)).toBe(1));

it.each([
  'Hi, I want to study law',
  'hello looking for law',
  'good morning, law please',
  'dear sir or madam, law',
  'chào anh, em muốn học luật',
  'chao anh, em muon hoc luat',
  'dạ anh cho em hỏi ngành luật',
  'chào anh chị, cho em hỏi ngành luật',
  'dạ em chào ad, em muốn học luật',
  'thầy cô cho em hỏi ngành luật',
  'em cảm ơn ạ, luật',
  'my son is finishing grade 12, which unis for law',
])('a greeting in %s is no word to look for, and nobody in it is a country', text => {
  expect(termsOf(text)).toBe(1);
  expect(understand(text, NO_NAMES).items.filter(({ limit }) => limit.kind === 'PLACE')).toEqual([]);
});

it('of a daughter is English, and my no country', () => {
  expect(understand('my daugther likes animals', NO_NAMES).items).toEqual([]);
  expect(understand('học luật ở my', NO_NAMES).items.map(({ limit }) => limit.kind)).toEqual(['PLACE']);
});

it.each(['nhập học mùa hè', 'nhap hoc mua he'])('%s stays a season', text =>
  expect(understand(text, NO_NAMES).items.map(({ limit }) => limit.kind)).toEqual(['INTAKE']),
);

it.each(['hệ thống thông tin', 'he thong thong tin'])('%s stays a subject', text => expect(termsOf(text)).toBe(1));
