/**
 * The supported regular expressions: literals, classes, anchors and one repetition. Refused is what JavaScript and PCRE interpret
 * differently, and what could take longer than linear time on the only thread of the store.
 */
import { unsupported } from './errors.js';

const ESCAPED = /\\[^A-Za-z0-9]|\\[dwsDWStnr]/g;
const CLASS = /\[\^?(?:[^\\\]^[]|\\[^A-Za-z0-9]|\\[dws])+\]/g;

function assertSimple(pattern: string) {
  const plain = pattern.replace(ESCAPED, 'e').replace(CLASS, 'c').replace(/^\^/, '').replace(/\$$/, '');
  const repetitions = plain.match(/[*+?]/g)?.length ?? 0;
  if (/[()|{}[\]\\^$]/.test(plain) || repetitions > 1 || /^[*+?]/.test(plain))
    throw unsupported(`the regular expression /${pattern}/`);
}

export function toRegExp(pattern: string, options: string): RegExp {
  assertSimple(pattern);
  if (!/^[ims]*$/.test(options)) throw unsupported(`the regular expression option '${options}'`);
  return new RegExp(pattern, options);
}

/** The literal prefix of an anchored pattern, which makes the filter a range of an index. */
export function literalPrefix(pattern: string, options: string): string {
  if (options !== '' || !pattern.startsWith('^')) return '';
  const [literal] = /^(?:[^\\.*+?()[\]{}|^$]|\\[^A-Za-z0-9])*/.exec(pattern.slice(1)) ?? [''];
  const next = pattern[1 + literal.length] ?? '';
  const kept = '*?'.includes(next) && next !== '' ? literal.replace(/\\?.$/su, '') : literal;
  return kept.replace(/\\(.)/g, '$1');
}
