/** Words for what is drawn outside the page: dialogs that must come also before there is a router, or when the page has failed. */
import { fromPath, type Locale } from '../../schema/site/locales';
import { intlOf } from '../kernel/i18n/LocaleProvider';
import type { Translate } from '../kernel/i18n/useText';
import { loadedMessages, loadParts, type Part } from './messages/loadMessages';

export async function siteTexts(
  ...parts: readonly Part[]
): Promise<{ readonly t: Translate; readonly locale: Locale }> {
  const { locale } = fromPath(window.location.pathname);
  await loadParts(locale, ['shared', ...parts]);
  const { formatMessage } = intlOf(locale, loadedMessages(locale));
  return { locale, t: (id, values) => formatMessage({ id }, values) };
}
