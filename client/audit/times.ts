/** Part `times`: paint, shift and blocking of the three kinds of pages against the same page without scripts. */
import type { RouteId } from '../../schema/site/routes';
import { type AuditedPage, auditedPages } from './addresses';
import type { Browser } from './browser';
import type { Timing } from './reading';
import { serveVariants } from './variantServers';
import { type Variant, VARIANT_NAMES } from './variants';
import { type Row, timeRows } from './verdicts';
import { visitForTimes } from './visit';

const PAGES: readonly RouteId[] = ['home', 'searchProgram', 'program'];

type Audit = { readonly origin: string; readonly browser: Browser; readonly rounds: number; readonly deadline: number };
type Timings = Record<Variant, Timing[]>;

/** Each round begins with another variant: what comes first or last is not always the same one. */
const orderOf = (round: number): Variant[] =>
  VARIANT_NAMES.map((_name, index) => VARIANT_NAMES[(index + round) % VARIANT_NAMES.length] ?? 'page');

export async function auditTimes({ origin, browser, rounds, deadline }: Audit): Promise<Row[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = auditedPages(sitemap, 'vi').filter(({ id }) => PAGES.includes(id));
  const timings = new Map<AuditedPage, Timings>(pages.map(page => [page, { page: [], static: [] }]));
  const servers = await serveVariants(origin);
  const visits = Array.from({ length: rounds }, (_none, round) =>
    pages.flatMap(page => orderOf(round).map(variant => ({ page, variant }))),
  ).flat();
  try {
    for (const { page, variant } of visits) {
      if (performance.now() > deadline) break;
      const visited = visitForTimes(servers.origins[variant] + page.path, {
        port: browser.port,
        language: page.locale,
      });
      // A visit that fails is missing from the median, and reported.
      await visited
        .then(timing => timings.get(page)?.[variant].push(timing))
        .catch((error: unknown) => console.error(String(error)));
    }
  } finally {
    await servers.close();
  }
  return [...timings].flatMap(([page, measured]) =>
    timeRows(`${page.id} (${VARIANT_NAMES.map(variant => measured[variant].length).join(', ')} visits)`, measured),
  );
}
