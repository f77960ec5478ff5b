/** `english` beside a subject in Germany is the language, whatever says that there is no tuition. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const kindsOf = (text: string): string[] => understand(text, NO_NAMES).items.map(({ limit }) => limit.kind);

it.each([
  'marketing germany english no tuition',
  'marketing germany english no tuition fees',
  'marketing germany english without tuition fees',
  'marketing germany english tuition free',
  'marketing germany english free',
  'marketing đức tiếng anh không học phí',
  'marketing đức tiếng anh miễn học phí',
  'marketing duc tieng anh khong hoc phi',
  'marketing duc tieng anh mien hoc phi',
])('%s', text => expect(kindsOf(text)).toEqual(expect.arrayContaining(['LANGUAGE', 'COVERAGE'])));

it.each(['marketing germany no english', 'marketing đức giỏi tiếng anh', 'marketing đức tiếng anh kém'])(
  '%s: how well somebody speaks it',
  text => expect(kindsOf(text)).not.toContain('LANGUAGE'),
);
