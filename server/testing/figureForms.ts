/** How a sum can stand in a text: in figures as either language prints them and as code writes them, and in words of both. */

const VI_DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function vietnameseBelowThousand(count: number, isAfterThousands: boolean): string {
  const [hundreds, tens, ones] = [Math.floor(count / 100), Math.floor(count / 10) % 10, count % 10];
  const words: string[] = [];
  if (hundreds > 0 || (isAfterThousands && count > 0)) words.push(`${VI_DIGITS[hundreds]} trăm`);
  if (tens > 1) words.push(`${VI_DIGITS[tens]} mươi`);
  if (tens === 1) words.push('mười');
  if (tens === 0 && ones > 0 && words.length > 0) words.push('lẻ');
  if (ones > 0) {
    const afterTens: Record<number, string> = { 5: 'lăm', ...(tens > 1 && { 1: 'mốt' }) };
    words.push((tens > 0 ? afterTens[ones] : undefined) ?? VI_DIGITS[ones] ?? '');
  }
  return words.join(' ');
}

/** `hai mươi tám nghìn năm trăm`. */
export function inVietnamese(count: number): string {
  const thousands = Math.floor(count / 1000);
  const rest = vietnameseBelowThousand(count % 1000, thousands > 0);
  return [...(thousands > 0 ? [`${vietnameseBelowThousand(thousands, false)} nghìn`] : []), rest]
    .filter(Boolean)
    .join(' ');
}

function englishBelowThousand(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const below =
    rest < 20 ? EN_SMALL[rest] : `${EN_TENS[Math.floor(rest / 10)]} ${rest % 10 > 0 ? EN_SMALL[rest % 10] : ''}`;
  return [...(hundreds > 0 ? [`${EN_SMALL[hundreds]} hundred`] : []), ...(rest > 0 ? [below] : [])].join(' ').trim();
}

/** `twenty eight thousand five hundred ten`: without hyphens and without "and", as `plainWords` makes a text. */
export function inEnglish(count: number): string {
  const thousands = Math.floor(count / 1000);
  return [...(thousands > 0 ? [`${englishBelowThousand(thousands)} thousand`] : []), englishBelowThousand(count % 1000)]
    .filter(Boolean)
    .join(' ');
}

/** A text in which number words of one meaning are written in one way. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-‑–]/g, ' ')
    .replaceAll(/\bngàn(?=\s)/g, 'nghìn')
    .replaceAll(/\blinh(?=\s)/g, 'lẻ')
    .replaceAll(/\band\b/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Finds a sum in figures: `28500`, `28_500`, `28.500`, `28,500`, `28 500`, and no part of a longer number. */
export function figurePattern(amount: number): RegExp {
  const [whole = '', cents] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '[.,_ \\u00a0\\u202f]?');
  const decimals = cents === undefined ? '(?:[.,]00?)?' : `[.,]${cents.padEnd(2, '0').replace(/0$/, '0?')}`;
  return new RegExp(`(?<![\\d.,_])${grouped}${decimals}(?![\\d_]|[.,]\\d)`, 'g');
}

export const wordsOf = (amount: number): string[] =>
  Number.isInteger(amount) ? [inVietnamese(amount), inEnglish(amount)] : [];
