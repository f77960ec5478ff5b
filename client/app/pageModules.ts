/** Which module draws which route; each is a chunk of its own. */
import type { RouteId } from '../../schema/site/routes';
import type { PageModule } from '../kernel/page/preload';

export const pageModules: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import('./pages/HomePage'),
  searchInstitution: () => import('./pages/SearchInstitutionPage'),
  searchProgram: () => import('./pages/SearchProgramPage'),
  searchScholarship: () => import('./pages/SearchScholarshipPage'),
  search: () => import('./pages/SearchPage'),
  institution: () => import('./pages/InstitutionPage'),
  program: () => import('./pages/ProgramPage'),
  scholarship: () => import('./pages/ScholarshipPage'),
  compare: () => import('./pages/ComparePage'),
  error: () => import('./pages/ErrorPage'),
};

/** Manifest key of a page's chunk: the file is named after the route. */
export const pageModuleKey = (id: RouteId): string => `app/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;
