import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

/** What is left to look for, as one text. */
const restOf = (text: string): string =>
  understand(text, NO_NAMES)
    .rest.replace(/\P{L}+/gu, ' ')
    .trim();

it.each([
  ['ngành hóa học bổng Úc', 'ngành hóa học học bổng'],
  ['nganh hoa hoc bong uc', 'nganh hoa hoc hoc bong'],
  ['sinh học bổng Mỹ', 'sinh học học bổng'],
  ['sinh hoc bong my', 'sinh hoc hoc bong'],
  ['văn học bổng Canada', 'văn học học bổng'],
  ['kinh te hoc bong my', 'kinh te hoc hoc bong'],
  ['tâm lý học bổng Canada', 'tâm lý học học bổng'],
  ['luat hoc bong thac si uc', 'luat hoc hoc bong'],
  ['toan hoc bong duc', 'toan hoc hoc bong'],
  ['du hoc bong uc', 'du hoc hoc bong'],
])('%s asks for scholarships: %s', (text, rest) => expect(restOf(text)).toBe(rest));

it.each([
  ['học bổng hóa học Úc', 'học bổng hóa học'],
  ['hóa học học bổng Úc', 'hóa học học bổng'],
  ['điều dưỡng học bổng Úc', 'điều dưỡng học bổng'],
  ['hoc bong da uc', 'hoc bong da'],
  ['khoa hoc bong da uc', 'bong da'],
  ['học bóng rổ Mỹ', 'học bóng rổ'],
])('%s is as it was typed: %s', (text, rest) => expect(restOf(text)).toBe(rest));
