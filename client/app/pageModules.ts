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
  wishlist: () => import('./pages/WishlistPage'),
  compare: () => import('./pages/ComparePage'),
  login: () => import('./pages/LoginPage'),
  register: () => import('./pages/RegisterPage'),
  forgotPassword: () => import('./pages/ForgotPasswordPage'),
  resetPassword: () => import('./pages/ResetPasswordPage'),
  verifyEmail: () => import('./pages/VerifyEmailPage'),
  completeProfile: () => import('./pages/CompleteProfilePage'),
  profile: () => import('./pages/ProfilePage'),
  profileAccount: () => import('./pages/ProfileAccountPage'),
  profilePrivacy: () => import('./pages/ProfilePrivacyPage'),
  guardianConsent: () => import('./pages/GuardianConsentPage'),
  error: () => import('./pages/ErrorPage'),
};

/** Manifest key of a page's chunk: the file is named after the route. */
export const pageModuleKey = (id: RouteId): string => `app/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;
