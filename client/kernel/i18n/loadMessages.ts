/** Loads the texts of a language: the shared ones once, those of a feature with the first page that shows them. */
import type { Locale } from '../../../schema/site/locales';
import type { MessageCatalogue } from './LocaleProvider';
import { lazyTexts, type MessagePart, type Texts } from './messagePart';

/** `parts` are paths. */
const loaded = new Map<Locale, { parts: ReadonlySet<string>; messages: MessageCatalogue }>();
const listeners = new Set<() => void>();

/** Also for code that is loaded on demand, such as dialogs. */
export async function loadParts(locale: Locale, parts: readonly MessagePart[]): Promise<void> {
  const missing = missingOf(locale, parts);
  const texts = await Promise.all(missing.map(part => lazyTexts(part, locale).load()));
  addTexts(locale, missing, texts);
}

/** Ahead of need, and for what the page can do without. Resolves with whether all of them are there. */
export async function loadPartsQuietly(locale: Locale, parts: readonly MessagePart[]): Promise<boolean> {
  const missing = missingOf(locale, parts);
  const texts = await Promise.all(missing.map(part => lazyTexts(part, locale).loadQuietly()));
  const arrived = texts.filter(text => text !== null);
  if (arrived.length < missing.length) return false;
  addTexts(locale, missing, arrived);
  return true;
}

const missingOf = (locale: Locale, parts: readonly MessagePart[]): readonly MessagePart[] =>
  parts.filter(({ path }) => !loaded.get(locale)?.parts.has(path));

export function addTexts(locale: Locale, parts: readonly Pick<MessagePart, 'path'>[], texts: readonly Texts[]): void {
  if (parts.length === 0) return;
  const known = loaded.get(locale);
  loaded.set(locale, {
    parts: new Set([...(known?.parts ?? []), ...parts.map(({ path }) => path)]),
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
