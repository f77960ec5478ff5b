import { redirectTo, type Preload } from '../../kernel/page/preload';
import { searchRedirect } from './searchRedirect';

/** The route is a signpost: it never shows anything of its own. */
export const preload: Preload = ({ url, locale }) =>
  Promise.reject(redirectTo(locale, searchRedirect(url.searchParams)));

export const Page = () => null;
