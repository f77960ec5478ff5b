/** What is read from a result of Lighthouse and from the trace it has recorded. */
import type { Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Deduction = { readonly audit: string; readonly score: number };
export type CategoryReading = { readonly score: number; readonly deductions: readonly Deduction[] };
export type Scores = Readonly<Partial<Record<Category, CategoryReading>>>;

export type Timing = {
  /** Largest contentful paint, ms. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time as Lighthouse counts it: by the clock, between the first paint and the moment the page answers. */
  readonly blockedAfterPaint: number;
  /** The same in CPU time over the whole load: what blocks before the first paint counts, what the neighbours on the machine take does not. */
  readonly blocked: number;
  /** CPU time of the longest task of the page's main thread. */
  readonly longestTask: number;
};

type Reading = Pick<Result, 'audits'> & {
  readonly categories: Record<string, Pick<Result.Category, 'score' | 'auditRefs'>>;
};

/** Up to so many milliseconds a task does not count as blocking. */
const UNNOTICED_MS = 50;

function categoryOf({ audits, categories }: Reading, name: Category): CategoryReading | null {
  const category = categories[name];
  if (!category || category.score === null) return null;
  const deductions = category.auditRefs.flatMap(({ id, weight }) => {
    const score = audits[id]?.score ?? null;
    return weight > 0 && score !== null && score < 1 ? [{ audit: id, score }] : [];
  });
  return { score: Math.round(category.score * 100), deductions };
}

export const readScores = (result: Reading): Scores =>
  Object.fromEntries(
    CATEGORIES.flatMap(name => {
      const category = categoryOf(result, name);
      return category ? [[name, category]] : [];
    }),
  );

function numberOf(result: Reading, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
  return value;
}

/** What is read of an event; times in microseconds, `tdur` is CPU time. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** CPU time of each task of the thread that shows the page, ms. */
function tasksOf(url: string, events: readonly TraceEvent[]): number[] {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
    .at(-1);
  if (!start) throw new Error(`The trace knows nothing of ${url}`);
  return events.flatMap(({ name, pid, tid, ts, tdur }) =>
    name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts >= start.ts && tdur !== undefined
      ? [tdur / 1000]
      : [],
  );
}

export function readTiming(result: Reading & Pick<Result, 'mainDocumentUrl'>, events: readonly TraceEvent[]): Timing {
  const tasks = tasksOf(result.mainDocumentUrl ?? '', events);
  return {
    paint: numberOf(result, 'largest-contentful-paint'),
    shift: numberOf(result, 'cumulative-layout-shift'),
    blockedAfterPaint: numberOf(result, 'total-blocking-time'),
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - UNNOTICED_MS), 0),
    longestTask: Math.max(0, ...tasks),
  };
}
