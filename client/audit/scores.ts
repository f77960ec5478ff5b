/** Part `scores`: the four categories of every public page in Vietnamese, and of some in English. */
import type { RouteId } from '../../schema/site/routes';
import { type AuditedPage, auditedPages } from './addresses';
import type { Browser } from './browser';
import { readScores, type Scores } from './reading';
import { type Row, scoreRow } from './verdicts';
import { visitForScores } from './visit';

/** In English the pages differ in their words alone: one of each kind. */
const ENGLISH: readonly RouteId[] = ['home', 'searchProgram', 'program'];
const GOOD_ENOUGH = 97;
/** A disturbed visit is repeated; the best one counts, since no disturbance makes a page faster. */
const TRIES = 3;

type Audit = { readonly origin: string; readonly browser: Browser; readonly deadline: number };
type Found = { readonly page: AuditedPage; best: Scores | null; failure: string };

const performanceOf = (scores: Scores | null): number => scores?.performance?.score ?? 0;

/** A visit that fails costs one line, not the whole audit. */
async function visitOnce(found: Found, { origin, browser }: Audit): Promise<void> {
  const { locale, path } = found.page;
  try {
    const scores = readScores(await visitForScores(origin + path, { port: browser.port, language: locale }));
    if (!found.best || performanceOf(scores) > performanceOf(found.best)) found.best = scores;
  } catch (error) {
    found.failure = `not measured: ${String(error)}`;
  }
}

export async function auditScores(audit: Audit): Promise<Row[]> {
  const sitemap = await (await fetch(`${audit.origin}/sitemap.xml`)).text();
  const pages = [
    ...auditedPages(sitemap, 'vi'),
    ...auditedPages(sitemap, 'en').filter(({ id }) => ENGLISH.includes(id)),
  ];
  const isPlainHttp = audit.origin.startsWith('http:');
  const all = pages.map((page): Found => ({ page, best: null, failure: 'not visited: no time was left' }));
  // Every page once before any of them twice.
  for (let count = 0; count < TRIES; count += 1) {
    for (const found of all) {
      if (performance.now() < audit.deadline && performanceOf(found.best) < GOOD_ENOUGH) await visitOnce(found, audit);
    }
  }
  return all.map(({ page, best, failure }) => {
    const what = `${page.id} ${page.locale}`;
    return best
      ? scoreRow(what, best, { isIndexable: page.isIndexable, isPlainHttp })
      : { what, goal: '', measured: failure, isMet: false };
  });
}
