/** Which language a reader would have without being asked: the cookie first, then the browser's list (spec section 2). */
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '../../../schema/site/locales';
import type { RenderRequest } from '../../../schema/site/renderContract';
import { readCookie } from '../../kernel/storage/cookies';

function localeOfBrowser(header: string | undefined): Locale | null {
  const wishes = (header ?? '')
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = Number(/^\s*q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      return { language: tag.toLowerCase().split('-')[0], weight, index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight || left.index - right.index);
  for (const { language } of wishes) if (isLocale(language)) return language;
  return null;
}

export function preferredLocale(headers: RenderRequest['headers']): Locale {
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE);
  if (isLocale(chosen)) return chosen;
  return localeOfBrowser(headers['accept-language']) ?? DEFAULT_LOCALE;
}
