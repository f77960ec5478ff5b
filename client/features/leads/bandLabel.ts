import type { Locale } from '../../../schema/site/locales';

/** `8.0-8.9` as it is read: with a decimal comma in Vietnamese. */
export const bandLabel = (averages: string, locale: Locale): string => {
  const [from = '', to = ''] = averages.split('-');
  const words = `${from} – ${to}`;
  return locale === 'vi' ? words.replaceAll('.', ',') : words;
};
