/** The features of the site. */
import { account } from '../features/account/feature';
import { assessments } from '../features/assessments/feature';
import { applications } from '../features/applications/feature';
import { catalogue } from '../features/catalogue/feature';
import { compare } from '../features/compare/feature';
import { content } from '../features/content/feature';
import { dashboard } from '../features/dashboard/feature';
import { eligibility } from '../features/eligibility/feature';
import { grades } from '../features/grades/feature';
import { home } from '../features/home/feature';
import { leads } from '../features/leads/feature';
import { notifications } from '../features/notifications/feature';
import { reviews } from '../features/reviews/feature';
import { search } from '../features/search/feature';
import { session } from '../features/session/feature';
import { wishlist } from '../features/wishlist/feature';
import { appPages } from './pages/feature';

export const features = [
  home,
  search,
  catalogue,
  compare,
  wishlist,
  grades,
  assessments,
  session,
  account,
  applications,
  dashboard,
  eligibility,
  leads,
  reviews,
  notifications,
  content,
  appPages,
] as const;
