/** Loads the texts of a language once; a language switch fetches the other one's chunk. */
import type { Locale } from '../../../schema/site/locales';
import type { MessageCatalogue } from '../../kernel/i18n/LocaleProvider';

const importers = {
  vi: () => import('./vi'),
  en: () => import('./en'),
} satisfies Record<Locale, () => Promise<{ messages: MessageCatalogue }>>;

/** Manifest keys of the chunks, for preloading. */
export const messageModules: Record<Locale, string> = { vi: 'app/messages/vi.ts', en: 'app/messages/en.ts' };

const loaded = new Map<Locale, MessageCatalogue>();

export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { messages } = await importers[locale]();
  loaded.set(locale, messages);
}

export function loadedMessages(locale: Locale): MessageCatalogue {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The texts of "${locale}" are read before they were loaded`);
  return messages;
}
