/** Reads a mark as people write it, and writes it as it is stored: `8,5` and `8.50` are `8.5`, `đ` is `PASSED`. */
import { ACADEMIC_SYSTEMS, type AcademicSystem } from './gradeBook.values.js';

export type MarkFlaw = 'NOT_A_MARK' | 'OUT_OF_SCALE' | 'WRONG_STEP';

export type ReadMark =
  | { readonly kind: 'EMPTY' }
  /** Whole steps of the scale; of letters the place, the best first. */
  | { readonly kind: 'MARK'; readonly value: string; readonly steps: number }
  | { readonly kind: 'REMARK'; readonly value: 'PASSED' | 'FAILED' }
  | { readonly kind: 'FLAW'; readonly flaw: MarkFlaw };

const REMARKS: Readonly<Record<string, 'PASSED' | 'FAILED'>> = {
  passed: 'PASSED',
  pass: 'PASSED',
  p: 'PASSED',
  đạt: 'PASSED',
  dat: 'PASSED',
  đ: 'PASSED',
  d: 'PASSED',
  failed: 'FAILED',
  fail: 'FAILED',
  f: 'FAILED',
  'chưa đạt': 'FAILED',
  'chua dat': 'FAILED',
  cđ: 'FAILED',
  cd: 'FAILED',
};

const flaw = (code: MarkFlaw): ReadMark => ({ kind: 'FLAW', flaw: code });

/** Text of so many whole steps: 85 of one decimal is `8.5`. */
export const writeSteps = (steps: number, decimals: number): string => {
  if (decimals === 0) return String(steps);
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  return `${steps < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

function readNumber(text: string, { min, max, decimals }: { min: number; max: number; decimals: number }): ReadMark {
  const parts = /^(\d{1,4})(?:\.(\d{0,6}))?$/.exec(text);
  if (!parts) return flaw('NOT_A_MARK');
  const fraction = (parts[2] ?? '').replace(/0+$/, '');
  const steps = Number(`${parts[1]}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (steps < min || steps > max || (steps === max && fraction.length > decimals)) return flaw('OUT_OF_SCALE');
  if (fraction.length > decimals) return flaw('WRONG_STEP');
  return { kind: 'MARK', value: writeSteps(steps, decimals), steps };
}

export function readMark(system: AcademicSystem, isRemark: boolean, typed: string): ReadMark {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text === '') return { kind: 'EMPTY' };
  if (isRemark) {
    const remark = text.toLowerCase();
    const value = Object.hasOwn(REMARKS, remark) ? REMARKS[remark] : undefined;
    return value ? { kind: 'REMARK', value } : flaw('NOT_A_MARK');
  }
  const scale = ACADEMIC_SYSTEMS[system];
  if (scale.kind === 'NUMBER') return readNumber(text.replace(',', '.'), scale);
  const place = scale.letters.findIndex(letter => letter === text.toUpperCase());
  return place < 0 ? flaw('NOT_A_MARK') : { kind: 'MARK', value: text.toUpperCase(), steps: place };
}
