/** Part `scores`: the four categories of every public page in Vietnamese, and of some in English. */
import type { RouteId } from '../../schema/site/routes';
import { type AuditedPage, auditedPages } from './addresses';
import type { Browser } from './browser';
import { readScores, type Scores } from './reading';
import { type Row, scoreRow } from './verdicts';
import { visitForScores } from './visit';

/** In English the pages differ in their words alone: one of each kind. */
const ENGLISH: readonly RouteId[] = ['home', 'searchProgram', 'program'];
const GOOD_ENOUGH = 95;
/** A disturbed visit is repeated; the better one counts, since no disturbance makes a page faster. */
const TRIES = 3;

const performanceOf = (scores: Scores): number => scores.performance?.score ?? 0;

type Audit = { readonly origin: string; readonly browser: Browser; readonly deadline: number };

async function scoresOf({ locale, path }: AuditedPage, { origin, browser, deadline }: Audit): Promise<Scores> {
  const tries: Scores[] = [];
  do tries.push(readScores(await visitForScores(origin + path, { port: browser.port, language: locale })));
  while (tries.length < TRIES && performance.now() < deadline && performanceOf(tries.at(-1) ?? {}) < GOOD_ENOUGH);
  return tries.reduce((best, scores) => (performanceOf(scores) > performanceOf(best) ? scores : best));
}

/** A visit that fails costs one line, not the whole audit. */
const rowOf = (what: string, page: AuditedPage, { audit, isPlainHttp }: { audit: Audit; isPlainHttp: boolean }): Promise<Row> =>
  scoresOf(page, audit).then(
    scores => scoreRow(what, scores, { isIndexable: page.isIndexable, isPlainHttp }),
    (error: unknown) => ({ what, goal: '', measured: `not measured: ${String(error)}`, isMet: false }),
  );

export async function auditScores(audit: Audit): Promise<Row[]> {
  const sitemap = await (await fetch(`${audit.origin}/sitemap.xml`)).text();
  const pages = [...auditedPages(sitemap, 'vi'), ...auditedPages(sitemap, 'en').filter(({ id }) => ENGLISH.includes(id))];
  const isPlainHttp = audit.origin.startsWith('http:');
  const rows: Row[] = [];
  for (const page of pages) {
    const what = `${page.id} ${page.locale}`;
    if (performance.now() > audit.deadline) rows.push({ what, goal: '', measured: 'not visited: no time was left', isMet: false });
    else rows.push(await rowOf(what, page, { audit, isPlainHttp }));
  }
  return rows;
}
