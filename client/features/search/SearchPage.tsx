import { redirectTo, type Preload } from '../../kernel/page/preload';
import { searchRedirect } from './searchRedirect';

/** /search only redirects; it never shows anything itself. */
export const preload: Preload = ({ url, locale }) =>
  Promise.reject(redirectTo(locale, searchRedirect(url.searchParams)));

export const Page = () => null;
