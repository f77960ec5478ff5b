/** Every text of the client, read from all messages.<locale>.ts files: tests render components without loading a page. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LOCALES, type Locale } from '../../schema/site/locales';
import type { MessageCatalogue } from '../kernel/i18n/LocaleProvider';
import type { Texts } from '../kernel/i18n/messagePart';

const client = join(import.meta.dirname, '..');

/** Below `client/`, without language and ending, as MessagePart has them. */
export const messagePaths: readonly string[] = ['app', 'features', 'kernel']
  .flatMap(folder =>
    readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).map(name => join(client, folder, name)),
  )
  .filter(file => file.endsWith('messages.vi.ts'))
  .map(file => relative(client, file).replace('.vi.ts', ''));

export async function readTexts(path: string, locale: Locale): Promise<Texts> {
  const module = (await import(join(client, `${path}.${locale}`))) as Readonly<Record<string, Texts>>;
  const texts = module[locale];
  if (!texts) throw new Error(`${path}.${locale}.ts has no texts under "${locale}"`);
  return texts;
}

const readAll = async (locale: Locale): Promise<MessageCatalogue> =>
  Object.assign({}, ...(await Promise.all(messagePaths.map(path => readTexts(path, locale)))));

const catalogues = new Map<Locale, MessageCatalogue>();

/** Before the tests of a file (client/testing/setUp.ts). */
export async function loadCatalogues(): Promise<void> {
  for (const locale of LOCALES) catalogues.set(locale, await readAll(locale));
}

export function catalogueOf(locale: Locale): MessageCatalogue {
  const messages = catalogues.get(locale);
  if (!messages) throw new Error('The texts are read before loadCatalogues() has come back');
  return messages;
}
