/** Which language a reader would have without being asked: the cookie first, then the browser's list (spec section 2). */
import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '../../../schema/site/locales';
import type { RenderRequest } from '../../../schema/site/renderContract';
import { readCookie } from '../../kernel/storage/cookies';

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

export function preferredLocale(headers: RenderRequest['headers']): Locale {
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE);
  if (isLocale(chosen)) return chosen;
  // The library is not told which languages we have: of two that are as welcome it would take the exact one first, and `en-GB, vi` would be Vietnamese.
  const wishes = new Negotiator({ headers }).languages();
  return wishes.map(languageOf).find(isLocale) ?? DEFAULT_LOCALE;
}
