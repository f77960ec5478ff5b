/** Texts for what is drawn outside React: dialogs that must work before there is a router, or when the page has failed. */
import { fromPath, type Locale } from '../../schema/site/locales';
import { intlOf } from '../kernel/i18n/LocaleProvider';
import { memoizedFormatMessage } from '../kernel/i18n/memoizedFormatMessage';
import type { Translate } from '../kernel/i18n/useText';
import type { MessagePart } from '../kernel/i18n/messagePart';
import { loadedMessages, loadParts } from '../kernel/i18n/loadMessages';
import { sharedMessages } from './messages/sharedMessages';

export async function siteTexts(
  ...parts: readonly MessagePart[]
): Promise<{ readonly t: Translate; readonly locale: Locale }> {
  const { locale } = fromPath(window.location.pathname);
  await loadParts(locale, [sharedMessages, ...parts]);
  return { locale, t: memoizedFormatMessage(intlOf(locale, loadedMessages(locale))) };
}
