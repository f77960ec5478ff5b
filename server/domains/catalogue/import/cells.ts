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

/** A letter that begins a word; what follows an apostrophe does not. */
const FIRST_LETTER = /(?<![\p{L}\p{N}'’])\p{L}/gu;
const withCapitals = (text: string): string => text.replace(FIRST_LETTER, letter => letter.toUpperCase());

/** `NORTH RYDE`, `north ryde` -> `North Ryde`; a name in mixed case stays, and a postcode is no place. */
export const placeName = (cell: string | undefined): string => {
  const name = nameText(cell);
  if (!/\p{L}/u.test(name)) return '';
  return name === name.toUpperCase() || name === name.toLowerCase() ? withCapitals(name.toLowerCase()) : name;
};

/** Short words that are no initials, and words within a name that have no capital. */
const SHORT_WORDS = new Set('CAN CAR CO FLY HUB JOB LTD MID NEW ONE OZ PTY SKY ST SUN THE TWO WAY'.split(' '));
const SMALL_WORDS = new Set('AND AT BY FOR IN OF ON THE TO'.split(' '));
/** What is read letter by letter, as `ELS`, `AAPA`, `H.C.H`: three letters at most, no vowel, a doubled A at its start, or full stops between letters. */
const INITIALS = /^(?:\p{L}{1,3}|TAFE|AA\p{L}*|[^AEIOUY]+|\p{L}(?:\.\p{L})+\.?)$/u;

/** `AUSTRALIAN COLLEGE OF TRADES` -> `Australian College of Trades`; initials stay, and a name of one word or in mixed case as it is. */
export const shoutedName = (name: string): string => {
  if (name !== name.toUpperCase() || !/\p{L}{4}/u.test(name) || !/\s/.test(name)) return name;
  return name.replace(/[^\s,&()/-]+/g, (word, at: number) => {
    if (SMALL_WORDS.has(word)) return at === 0 ? withCapitals(word.toLowerCase()) : word.toLowerCase();
    return INITIALS.test(word) && !SHORT_WORDS.has(word) ? word : withCapitals(word.toLowerCase());
  });
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
