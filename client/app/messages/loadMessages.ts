/** Loads the texts of a language: the shared ones once, those of a feature with the first page that shows them. */
import type { Locale } from '../../../schema/site/locales';
import type { RouteId } from '../../../schema/site/routes';
import type { MessageCatalogue } from '../../kernel/i18n/LocaleProvider';
import { lazyTexts, type MessagePart, type Texts } from '../../kernel/i18n/messagePart';
import { pageOf } from '../featurePages';
import { sharedMessages } from './sharedMessages';

/** Null stands for pages that have no route of their own. */
export const partsOf = (routeId: RouteId | null): readonly MessagePart[] =>
  routeId ? [sharedMessages, ...pageOf[routeId].messages] : [sharedMessages];

const loaded = new Map<Locale, { parts: ReadonlySet<MessagePart>; messages: MessageCatalogue }>();
const listeners = new Set<() => void>();

export const loadMessages = (locale: Locale, routeId: RouteId | null): Promise<void> =>
  loadParts(locale, partsOf(routeId));

/** Also for code that is loaded on demand, such as dialogs. */
export async function loadParts(locale: Locale, parts: readonly MessagePart[]): Promise<void> {
  const missing = missingOf(locale, parts);
  const texts = await Promise.all(missing.map(part => lazyTexts(part, locale).load()));
  add(locale, missing, texts);
}

/** Ahead of need, and for what the page can do without. Resolves with whether all of them are there. */
export async function loadPartsQuietly(locale: Locale, parts: readonly MessagePart[]): Promise<boolean> {
  const missing = missingOf(locale, parts);
  const texts = await Promise.all(missing.map(part => lazyTexts(part, locale).loadQuietly()));
  const arrived = texts.filter(text => text !== null);
  if (arrived.length < missing.length) return false;
  add(locale, missing, arrived);
  return true;
}

const missingOf = (locale: Locale, parts: readonly MessagePart[]): readonly MessagePart[] =>
  parts.filter(part => !loaded.get(locale)?.parts.has(part));

function add(locale: Locale, parts: readonly MessagePart[], texts: readonly Texts[]): void {
  if (parts.length === 0) return;
  const known = loaded.get(locale);
  loaded.set(locale, {
    parts: new Set([...(known?.parts ?? []), ...parts]),
    messages: Object.assign({}, known?.messages, ...texts),
  });
  for (const listener of listeners) listener();
}

/** For React: called whenever texts were loaded. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function loadedMessages(locale: Locale): MessageCatalogue {
  const known = loaded.get(locale);
  if (!known) throw new Error(`The texts of "${locale}" are read before they were loaded`);
  return known.messages;
}
