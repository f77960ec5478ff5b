/**
 * Blocks of subjects of the entrance exams in Vietnam, and the fields for which they count: A mathematics, physics, chemistry; A1 English for chemistry; B
 * mathematics, chemistry, biology; C literature, history, geography; D mathematics, literature, a foreign language. Source: FPT University Cần Thơ, "các khối thi
 * đại học" (cantho.fpt.edu.vn/cac-khoi-thi-dai-hoc), read on 28 November 2026.
 */
import type { Phrases } from './phraseList.js';

const BEFORE: readonly string[] = [
  'khối',
  'khối thi',
  'học khối',
  'thi khối',
  'dân khối',
  'theo khối',
  'ban',
  'học ban',
  'tổ hợp',
  'học tổ hợp',
  'thi tổ hợp',
];
const phrasesOf = (...names: readonly string[]): string =>
  BEFORE.flatMap(word => names.map(name => `${word} ${name}`)).join(' | ');

export const BLOCKS: Phrases<string> = [
  ['NATURAL_SCIENCES ENGINEERING COMPUTING', phrasesOf('a', 'a 00', 'a 1', 'a 01')],
  ['HEALTH NATURAL_SCIENCES', phrasesOf('b', 'b 00')],
  ['SOCIAL_SCIENCES HUMANITIES', phrasesOf('c', 'c 00', 'xã hội')],
  ['BUSINESS HUMANITIES', phrasesOf('d', 'd 1', 'd 01')],
  ['NATURAL_SCIENCES ENGINEERING COMPUTING HEALTH', phrasesOf('tự nhiên')],
];
