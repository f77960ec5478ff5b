/** Texts that are loaded together: a file for each language, mostly messages.vi.ts and messages.en.ts of a folder. */
import type { Locale } from '../../../schema/site/locales';
import { lazyModule, type LazyModule } from '../lazy/lazyModule';

/** The id of every text. Each messages.vi.ts adds its own ids to it, so that no central list has to be kept. */
export interface MessageTexts {}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof MessageTexts;
    }
  }
}

export type Texts = Readonly<Record<string, string>>;

/** A file exports the texts of its language under the name of the language. */
export type MessagePart = { readonly [L in Locale]: () => Promise<Readonly<Record<L, Texts>>> } & {
  /** The files below `client/`, without language and ending: `features/wishlist/messages`. */
  readonly path: string;
};

/** As the manifest of the build names it. */
export const messageFile = ({ path }: MessagePart, locale: Locale): string => `${path}.${locale}.ts`;

export const lazyTexts = (part: MessagePart, locale: Locale): LazyModule<Texts> =>
  lazyModule(async () => (locale === 'vi' ? (await part.vi()).vi : (await part.en()).en));
