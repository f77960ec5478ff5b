/** From readings to the lines of the table. */
import { median } from './median';
import { CATEGORIES, type Category, type Deduction, type Scores, type Timing } from './reading';
import type { Variant } from './variants';

export type Row = { readonly what: string; readonly goal: string; readonly measured: string; readonly isMet: boolean };

const GOALS: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const SHORT: Readonly<Record<Category, string>> = {
  performance: 'perf',
  accessibility: 'a11y',
  'best-practices': 'practices',
  seo: 'seo',
};

export const SCORE_GOAL = CATEGORIES.map(
  name => `${SHORT[name]} ${name === 'performance' ? '>= ' : ''}${GOALS[name]}`,
).join(', ');

export type Circumstances = {
  /** Whether search engines may list the page. */
  readonly isIndexable: boolean;
  /** Served without TLS, as on the loopback. */
  readonly isPlainHttp: boolean;
};

/** What cannot be had where the audit runs, or is meant so; null for everything that is a fault. */
function excuseOf({ audit }: Deduction, { isIndexable, isPlainHttp }: Circumstances): string | null {
  if (audit === 'is-crawlable' && !isIndexable) return 'the route asks not to be listed';
  if (isPlainHttp && /^(?:is-on-https|redirects-http)$/.test(audit)) return 'no TLS on the loopback';
  return null;
}

function describe(deduction: Deduction, circumstances: Circumstances): string {
  const excuse = excuseOf(deduction, circumstances);
  return excuse ? `${deduction.audit}: ${excuse}` : deduction.audit;
}

/** Performance is a matter of degree; in the others every deduction without an excuse is a miss. */
function isGood(name: Category, scores: Scores, circumstances: Circumstances): boolean {
  const reading = scores[name];
  if (!reading) return false;
  if (reading.score >= GOALS[name]) return true;
  return (
    name !== 'performance' &&
    reading.deductions.length > 0 &&
    reading.deductions.every(deduction => excuseOf(deduction, circumstances) !== null)
  );
}

export function scoreRow(what: string, scores: Scores, circumstances: Circumstances): Row {
  const parts = CATEGORIES.map(name => {
    const reading = scores[name];
    if (!reading) return `${SHORT[name]} not measured`;
    const reasons =
      reading.score < GOALS[name] ? reading.deductions.map(deduction => describe(deduction, circumstances)) : [];
    return `${SHORT[name]} ${reading.score}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`;
  });
  return {
    what,
    goal: SCORE_GOAL,
    measured: parts.join(', '),
    isMet: CATEGORIES.every(name => isGood(name, scores, circumstances)),
  };
}

const MAX_PAINT = 1.05;
const MAX_SCRIPT_MS = 60;
/** A share says nothing of a static page that hardly blocks: beside 35 ms it would leave the scripts 10. One task may take 50 before anybody waits for it. */
const MAX_BLOCKED = 1.3;
const MAX_MORE_MS = 50;

export type Rounds = Readonly<Record<Variant, readonly Timing[]>>;

const ms = (value: number): string => `${value.toFixed(0)} ms`;

export function timeRows(what: string, rounds: Rounds): Row[] {
  if (Object.values(rounds).some(timings => timings.length === 0))
    return [{ what, goal: '', measured: 'not measured: no time was left', isMet: false }];
  const middle = (variant: Variant, key: keyof Timing): number => median(rounds[variant].map(timing => timing[key]));
  const paint = middle('page', 'paint') / middle('static', 'paint');
  const blocked = middle('page', 'blocked') / middle('static', 'blocked');
  const more = middle('page', 'blocked') - middle('static', 'blocked');
  const [shift, longest] = [middle('page', 'shift'), middle('page', 'longestScript')];
  const inAll = (key: keyof Timing): string => `${ms(middle('page', key))}, static ${ms(middle('static', key))}`;
  return [
    {
      what: `${what}: largest paint`,
      goal: `<= ${MAX_PAINT} of a static page`,
      measured: `${paint.toFixed(2)} (${inAll('paint')})`,
      isMet: paint <= MAX_PAINT,
    },
    { what: `${what}: layout shift`, goal: '0', measured: shift.toFixed(3), isMet: shift < 0.0005 },
    {
      what: `${what}: longest script`,
      goal: `<= ${MAX_SCRIPT_MS} ms`,
      measured: `${ms(longest)} (longest task of any kind ${inAll('longestTask')})`,
      isMet: longest <= MAX_SCRIPT_MS,
    },
    {
      what: `${what}: blocking`,
      goal: `<= ${MAX_BLOCKED} of a static page, or ${MAX_MORE_MS} ms more`,
      measured: `${blocked.toFixed(2)} (${inAll('blocked')})`,
      isMet: blocked <= MAX_BLOCKED || more <= MAX_MORE_MS,
    },
  ];
}

export function tableOf(rows: readonly Row[]): string {
  const width = (key: 'what' | 'goal'): number => Math.max(...rows.map(row => row[key].length));
  return rows
    .map(
      ({ what, goal, measured, isMet }) =>
        `${isMet ? '+' : '-'} ${what.padEnd(width('what'))}  ${goal.padEnd(width('goal'))}  ${measured}`,
    )
    .join('\n');
}
