/** Which pages are visited: every route that shows a page, those with a parameter by the first entry that the sitemap lists. */
import { toPath, type Locale } from '../../schema/site/locales';
import { routes, type RouteId } from '../../schema/site/routes';

export type AuditedPage = {
  readonly id: RouteId;
  readonly locale: Locale;
  readonly path: string;
  readonly isIndexable: boolean;
};

/** It only leads elsewhere. */
const NOT_SHOWN: readonly RouteId[] = ['search'];

const pathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Of routes whose parameter names no item of the catalogue. */
export const EXAMPLES: Partial<Record<RouteId, string>> = {
  scholarshipGpa: '/scholarship-gpa/8.0-8.9',
  assessment: '/test/career-riasec',
  assessmentQuestion: '/test/career-riasec/1',
  assessmentResult: '/test/result/career-riasec',
};

function exampleOf(path: string, listed: readonly string[]): string {
  const start = path.indexOf(':');
  if (start === -1) return path;
  const example = listed.find(candidate => candidate.startsWith(path.slice(0, start)));
  if (example === undefined) throw new Error(`The sitemap lists nothing for ${path}`);
  return example;
}

export function auditedPages(sitemap: string, locale: Locale): AuditedPage[] {
  const listed = pathsOf(sitemap);
  return routes
    .filter(({ id, access }) => access === 'public' && !NOT_SHOWN.includes(id))
    .map(({ id, path, isIndexable }) => ({
      id,
      locale,
      isIndexable,
      path: toPath(locale, EXAMPLES[id] ?? exampleOf(path, listed)),
    }));
}
