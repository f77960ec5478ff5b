/** The one route table: router, guards, canonical links and the sitemap are all made from it. */
export type RouteAccess = 'public';

export type RouteDefinition = {
  readonly id: string;
  /** Path below the language prefix, with `:name` parameters. */
  readonly path: string;
  readonly layout: 'default';
  readonly access: RouteAccess;
  /** Whether search engines may list it; entries with parameters come from the catalogue. */
  readonly isIndexable: boolean;
};

export const routes = [
  { id: 'home', path: '/', layout: 'default', access: 'public', isIndexable: true },
  { id: 'searchInstitution', path: '/search-institution', layout: 'default', access: 'public', isIndexable: true },
  { id: 'searchProgram', path: '/search-program', layout: 'default', access: 'public', isIndexable: true },
  { id: 'searchScholarship', path: '/search-scholarship', layout: 'default', access: 'public', isIndexable: true },
  { id: 'search', path: '/search', layout: 'default', access: 'public', isIndexable: false },
  { id: 'institution', path: '/schools/:slug', layout: 'default', access: 'public', isIndexable: true },
  { id: 'program', path: '/programs/:slug', layout: 'default', access: 'public', isIndexable: true },
  { id: 'scholarship', path: '/scholarships/:slug', layout: 'default', access: 'public', isIndexable: true },
  { id: 'error', path: '/error', layout: 'default', access: 'public', isIndexable: false },
] as const satisfies readonly RouteDefinition[];

export type RouteId = (typeof routes)[number]['id'];
