import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import type { Locale } from '../../../schema/site/locales';

/** Strings, or the trees that the build has parsed them into. */
export type MessageCatalogue = NonNullable<IntlConfig['messages']>;

type Props = { readonly locale: Locale; readonly messages: MessageCatalogue; readonly children: ReactNode };

/** A missing text is a defect: it throws in development and in tests, and shows its id in production. */
function reportIntlError(error: Error) {
  if (process.env.NODE_ENV !== 'production') throw error;
}

/** One a language for the life of the process: making formatters anew for each page was a quarter of the server's work. */
const shapes = new WeakMap<MessageCatalogue, IntlShape>();

export function intlOf(locale: Locale, messages: MessageCatalogue): IntlShape {
  const known = shapes.get(messages);
  if (known) return known;
  const made = createIntl(
    { locale, defaultLocale: locale, messages, timeZone: 'Asia/Ho_Chi_Minh', onError: reportIntlError },
    createIntlCache(),
  );
  shapes.set(messages, made);
  return made;
}

export const LocaleProvider = ({ locale, messages, children }: Props) => (
  <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>
);
