/** The features of the site. */
import { account } from '../features/account/feature';
import { catalogue } from '../features/catalogue/feature';
import { compare } from '../features/compare/feature';
import { home } from '../features/home/feature';
import { search } from '../features/search/feature';
import { session } from '../features/session/feature';
import { wishlist } from '../features/wishlist/feature';
import { appPages } from './pages/feature';

export const features = [home, search, catalogue, compare, wishlist, session, account, appPages] as const;
