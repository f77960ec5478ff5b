/** What cells of registers mean, with all their dirt. */
import { fold } from '../../../../schema/rules/folding.rules.js';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };

/** Plain text: no markup, one blank between words. */
export const plainText = (cell: string | null | undefined): string =>
  (cell ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (whole, name: string) => {
      if (name.startsWith('#x') || name.startsWith('#X')) return String.fromCodePoint(parseInt(name.slice(2), 16));
      if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
      return ENTITIES[name.toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

const MAX_NAME = 200;
export const nameText = (cell: string | null | undefined): string => plainText(cell).slice(0, MAX_NAME).trim();

/** `13300`, `$13,300.00`; undefined for anything else. */
export function amountIn(cell: string | undefined): number | undefined {
  const digits = (cell ?? '').replace(/[$€£,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** The first web address in a cell: registers leave out the scheme, list several, and write e-mail addresses instead. */
export function webAddressIn(cell: string | undefined): string | undefined {
  for (const part of (cell ?? '').split(/[\s,;]+|\band\b/)) {
    if (part === '' || part.includes('@')) continue;
    const address = /^https?:\/\//i.test(part) ? part : `https://${part}`;
    if (!URL.canParse(address)) continue;
    const { protocol, hostname, href } = new URL(address);
    if (/^https?:$/.test(protocol) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname) && href.length <= 500) return href;
  }
  return undefined;
}

/** `NORTH RYDE` -> `North Ryde`; a name in mixed case stays. */
export const placeName = (cell: string | undefined): string => {
  const name = nameText(cell);
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, letter => letter.toUpperCase());
};

const MAX_SLUG = 120;

/** Parts of an address, joined; an end that is too long is cut at a word, but the last part (a code) stays whole. */
export function slugOf(...parts: readonly string[]): string {
  const words = parts.map(part =>
    fold(part)
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  );
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const first = (words.length > 1 ? words.slice(0, -1) : words).filter(word => word !== '').join('-');
  const room = MAX_SLUG - (last === '' ? 0 : last.length + 1);
  const cut = first.length <= room ? first : first.slice(0, room).replace(/-[^-]*$/, '');
  return [cut, last].filter(word => word !== '').join('-');
}
