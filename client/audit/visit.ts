/** One visit with Lighthouse: a phone on a slow line, slowed down for real. The default, a calculated slowness, jumps between two answers. */
import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse';
import { CATEGORIES, readTiming, type Timing } from './reading';

export type Visitor = { readonly port: number; readonly language: string };

const LIMIT_MS = 50_000;
const TIMINGS = ['largest-contentful-paint', 'cumulative-layout-shift'];

async function visit(url: string, flags: Flags): Promise<RunnerResult> {
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new Error(`The visit of ${url} took longer than ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    const done = await Promise.race([lighthouse(url, flags), tooLong]);
    if (!done) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = done.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return done;
  } finally {
    clearTimeout(limit);
  }
}

const flagsFor = ({ port, language }: Visitor): Flags => ({
  port,
  logLevel: 'silent',
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  disableFullPageScreenshot: true,
  maxWaitForLoad: 40_000,
  // The bare home address answers in the language of the browser.
  extraHeaders: { 'Accept-Language': language },
});

/** All four categories. */
export async function visitForScores(url: string, visitor: Visitor): Promise<Result> {
  const { lhr } = await visit(url, { ...flagsFor(visitor), onlyCategories: [...CATEGORIES] });
  return lhr;
}

/** Times only: shorter. */
export async function visitForTimes(url: string, visitor: Visitor): Promise<Timing> {
  const { lhr, artifacts } = await visit(url, { ...flagsFor(visitor), onlyAudits: TIMINGS });
  return readTiming(lhr, artifacts.Trace.traceEvents);
}
