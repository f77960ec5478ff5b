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
  /** CPU time of the tasks of the page's main thread beyond 50 ms each, over the whole load. */
  readonly blocked: number;
  /** CPU time of the longest task of the page's main thread. */
  readonly longestTask: number;
  /** The longest time that scripts took of one task, what they made the browser do at once (such as a layout that they asked for) included. */
  readonly longestScript: number;
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
  /** By the clock. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** An event that has an end. */
type Slice = TraceEvent & { readonly dur: number; readonly tdur: number };

const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.callFunction', 'v8.compile']);

/** What the thread that shows the page did since the visit began. */
function slicesOf(url: string, events: readonly TraceEvent[]): Slice[] {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
    .at(-1);
  if (!start) throw new Error(`The trace knows nothing of ${url}`);
  return events.filter(
    (event): event is Slice =>
      event.pid === start.pid &&
      event.tid === start.tid &&
      event.ts >= start.ts &&
      event.dur !== undefined &&
      event.tdur !== undefined,
  );
}

const isIn = (outer: Slice, { ts, dur }: Slice): boolean => ts >= outer.ts && ts + dur <= outer.ts + outer.dur;

/** CPU time of the scripts in a task; one that another has called is part of it. */
function scriptTimeIn(task: Slice, scripts: readonly Slice[]): number {
  const own = scripts.filter(script => isIn(task, script));
  const outermost = own.filter(
    (script, at) =>
      !own.some(
        (other, before) => isIn(other, script) && (other.dur > script.dur || (other.dur === script.dur && before < at)),
      ),
  );
  return outermost.reduce((sum, { tdur }) => sum + tdur, 0);
}

export function readTiming(result: Reading & Pick<Result, 'mainDocumentUrl'>, events: readonly TraceEvent[]): Timing {
  const slices = slicesOf(result.mainDocumentUrl ?? '', events);
  const tasks = slices.filter(({ name }) => name.endsWith('RunTask'));
  const scripts = slices.filter(({ name }) => SCRIPT.has(name));
  const times = tasks.map(({ tdur }) => tdur / 1000);
  return {
    paint: numberOf(result, 'largest-contentful-paint'),
    shift: numberOf(result, 'cumulative-layout-shift'),
    blocked: times.reduce((sum, time) => sum + Math.max(0, time - UNNOTICED_MS), 0),
    longestTask: Math.max(0, ...times),
    longestScript: Math.max(0, ...tasks.map(task => scriptTimeIn(task, scripts) / 1000)),
  };
}
