/** The one route table: router, guards, canonical links and the sitemap are all made from it. */
import { ASSESSMENT_IDS } from '../rules/assessments.values.js';

/**
 * `auth` is for people who are signed in, `auth-redirect` (login, register) and `guest` for those who are not; access.ts says where the others go.
 */
export type RouteAccess = 'public' | 'auth' | 'auth-redirect' | 'guest';

export type RouteDefinition = {
  readonly id: string;
  /** Path below the language prefix, with `:name` parameters. */
  readonly path: string;
  /** `none`: without header and footer; `workspace`: the signed-in pages, drawn with MUI (docs/decisions/0004). */
  readonly layout: 'default' | 'none' | 'workspace';
  readonly access: RouteAccess;
  /** The page is a form: it may load what forms need, like the pages that lead to the login (client/audit/budgets.ts). */
  readonly isForm?: true;
  /** Whether search engines may list it; entries with parameters come from the catalogue. */
  readonly isIndexable: boolean;
  /** All values of the one parameter, where they are no entries of the catalogue: the sitemap lists them. */
  readonly entries?: readonly string[];
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
  { id: 'wishlist', path: '/wishlist', layout: 'default', access: 'public', isIndexable: false },
  { id: 'compare', path: '/compare', layout: 'default', access: 'public', isIndexable: false },
  { id: 'grade', path: '/grade', layout: 'default', access: 'public', isIndexable: true },
  { id: 'assessments', path: '/test', layout: 'default', access: 'public', isIndexable: true },
  // Before `:testId/:questionNumber`: the first pattern that matches counts.
  { id: 'assessmentResult', path: '/test/result/:testId', layout: 'default', access: 'public', isIndexable: false },
  {
    id: 'assessment',
    path: '/test/:testId',
    layout: 'default',
    access: 'public',
    isIndexable: true,
    entries: ASSESSMENT_IDS,
  },
  {
    id: 'assessmentQuestion',
    path: '/test/:testId/:questionNumber',
    layout: 'default',
    access: 'public',
    isIndexable: false,
  },
  { id: 'contact', path: '/contact', layout: 'default', isForm: true, access: 'public', isIndexable: true },
  {
    id: 'profileStrength',
    path: '/profile-strength',
    layout: 'default',
    isForm: true,
    access: 'public',
    isIndexable: true,
  },
  { id: 'scholarshipGpa', path: '/scholarship-gpa/:range', layout: 'default', access: 'public', isIndexable: false },
  { id: 'login', path: '/login', layout: 'none', access: 'auth-redirect', isIndexable: false },
  { id: 'register', path: '/register', layout: 'none', access: 'auth-redirect', isIndexable: false },
  { id: 'forgotPassword', path: '/forgot-password', layout: 'none', access: 'guest', isIndexable: false },
  { id: 'resetPassword', path: '/reset-password', layout: 'none', access: 'guest', isIndexable: false },
  { id: 'verifyEmail', path: '/verify-email', layout: 'none', access: 'public', isIndexable: false },
  { id: 'denyAddressChange', path: '/not-me', layout: 'none', access: 'public', isIndexable: false },
  { id: 'completeProfile', path: '/complete-profile', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'profile', path: '/profile', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'profileCalendar', path: '/profile/calendar', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'profileGuides', path: '/profile/guides', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'profileDetails', path: '/profile/details', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'applications', path: '/profile/applications', layout: 'workspace', access: 'auth', isIndexable: false },
  // Before `:id`: the first pattern that matches counts.
  { id: 'applicationNew', path: '/profile/applications/new', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'application', path: '/profile/applications/:id', layout: 'workspace', access: 'auth', isIndexable: false },
  {
    id: 'profileNotifications',
    path: '/profile/notifications',
    layout: 'workspace',
    access: 'auth',
    isIndexable: false,
  },
  { id: 'myReviews', path: '/profile/reviews', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'profileAccount', path: '/profile/account', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'profilePrivacy', path: '/profile/privacy', layout: 'workspace', access: 'auth', isIndexable: false },
  { id: 'guardianConsent', path: '/guardian-consent', layout: 'default', access: 'public', isIndexable: false },
  {
    id: 'guardianSharing',
    path: '/guardian-consent/application',
    layout: 'default',
    access: 'public',
    isIndexable: false,
  },
  { id: 'about', path: '/about', layout: 'default', access: 'public', isIndexable: true },
  { id: 'privacy', path: '/privacy', layout: 'default', access: 'public', isIndexable: true },
  { id: 'legal', path: '/legal', layout: 'default', access: 'public', isIndexable: true },
  { id: 'scamCheck', path: '/scam-check', layout: 'default', access: 'public', isIndexable: true },
  { id: 'accessibility', path: '/accessibility', layout: 'default', access: 'public', isIndexable: true },
  { id: 'partners', path: '/partners', layout: 'default', access: 'public', isIndexable: true },
  // Personal views of students stand on the pages they are about; search engines need no list of them.
  { id: 'reviews', path: '/reviews', layout: 'default', access: 'public', isIndexable: false },
  { id: 'error', path: '/error', layout: 'default', access: 'public', isIndexable: false },
] as const satisfies readonly RouteDefinition[];

export type RouteId = (typeof routes)[number]['id'];

/** Routes whose path is an address as it stands: without parameters. */
export type StaticRouteId = Exclude<RouteId, Extract<(typeof routes)[number], { path: `${string}:${string}` }>['id']>;

/** Whether a path below the language prefix, without query, is one of the pattern's. */
export function pathMatches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const segments = path.split('/').filter(Boolean);
  return (
    wanted.length === segments.length && wanted.every((part, place) => part.startsWith(':') || part === segments[place])
  );
}
