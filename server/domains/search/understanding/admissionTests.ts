/** Tests that some institutions ask for before they admit somebody, beside those of English: no fact of the catalogue tells which do. */
import { phraseOfClass } from './classPhrases.js';
import { isCounted, numberAt, type Step } from './elements.js';
import type { Token } from './tokens.js';

/** `khảo sát`, `giám sát`, `quan sát`, `cảnh sát` without their marks. */
const BEFORE_SAT: ReadonlySet<string> = new Set(['khao', 'giam', 'quan', 'canh']);
const JOINTS: ReadonlySet<string> = new Set(['/', ',', '-', 'or', 'and', 'hoac', 'hay', 'va', 'voi']);

/** `act` alone is a word of English and a part of Australia: a test only beside another one, as `SAT/ACT`. */
const isAct = (token: Token | undefined): boolean => token?.exact === 'act';

const single = (tokens: readonly Token[], from: number): number | null => {
  const [token, before] = [tokens[from], tokens[from - 1]];
  const isSyllable = token?.exact === 'sat' && before !== undefined && BEFORE_SAT.has(before.folded);
  return isSyllable ? null : (phraseOfClass(tokens, from, 'admissionTest')?.end ?? null);
};

/** One test, or several of a list: `SAT`, `điểm SAT hoặc ACT`, `GRE/GMAT`. */
export function admissionTestsAt(tokens: readonly Token[], from: number): Step | null {
  let end = single(tokens, from) ?? (isAct(tokens[from]) ? from + 1 : null);
  let hasName = end !== null && !isAct(tokens[from]);
  while (end !== null) {
    const next = JOINTS.has(tokens[end]?.folded ?? '') ? end + 1 : end;
    const after: number | null = single(tokens, next) ?? (isAct(tokens[next]) ? next + 1 : null);
    if (after === null) break;
    hasName ||= !isAct(tokens[next]);
    end = after;
  }
  return end !== null && hasName ? { end } : null;
}

/** Of all of these tests. */
const MAX_POINTS = 1600;

/** A score, not the `2` of `2 năm` or the `500` of `500 triệu`. */
export function admissionScoreAt(tokens: readonly Token[], from: number): Step | null {
  const score = numberAt(tokens, from);
  const isSum = (['scale', 'currency'] as const).some(unit => phraseOfClass(tokens, from + 1, unit) !== null);
  return score === null || score > MAX_POINTS || isSum || isCounted(tokens, from + 1) ? null : { end: from + 1 };
}
