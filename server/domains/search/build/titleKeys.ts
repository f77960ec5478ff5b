/** Titles by the hash of their words: what a text calls by its whole title is found without reading all titles. */
import { nameKey } from '../text/nameKey.js';
import { hashOf, orderByHash, placesWithHash } from './stringTable.js';

export type TitleKeys = {
  /** By title. */
  hashes: Uint32Array;
  /** Titles by their hash. */
  order: Uint32Array;
};

export const titleHash = (title: string): number => hashOf(Buffer.from(nameKey(title)));

export const titleKeys = (hashes: Uint32Array): TitleKeys => ({
  hashes,
  order: orderByHash(hashes.length, title => hashes[title] as number),
});

/** Those that may have exactly these words: two keys can have one hash. */
export const titlesLike = ({ hashes, order }: TitleKeys, title: string): Uint32Array =>
  placesWithHash(order, place => hashes[place] as number, titleHash(title));
