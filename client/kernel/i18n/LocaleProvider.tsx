import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from '../../../schema/site/locales';

/** Strings, or the trees that the build has parsed them into. */
export type MessageCatalogue = NonNullable<Parameters<typeof IntlProvider>[0]['messages']>;

type Props = { readonly locale: Locale; readonly messages: MessageCatalogue; readonly children: ReactNode };

/** A missing text is a defect: it throws in development and in tests, and shows its id in production. */
function reportIntlError(error: Error) {
  if (process.env.NODE_ENV !== 'production') throw error;
}

export const LocaleProvider = ({ locale, messages, children }: Props) => (
  <IntlProvider locale={locale} defaultLocale={locale} messages={messages} timeZone="Asia/Ho_Chi_Minh" onError={reportIntlError}>
    {children}
  </IntlProvider>
);
