/**
 * Phone numbers as people in Vietnam write them, to E.164 (domain rules 1g): mobiles of ten digits since 2018, landlines 02x of eleven,
 * with spaces, dots, dashes and brackets anywhere; numbers of other countries with their country code.
 */
const VIETNAM = /^(?:\+?84|0084)?\(?0?\)?/;
const MOBILE = /^[35789]\d{8}$/;
const LANDLINE = /^2\d{9}$/;
const FOREIGN = /^\+(?!84)[1-9]\d{6,14}$/;
const DECORATION = /[\s.\-()\u00a0\u2010-\u2015]/g;

/** The number as E.164, or null when it cannot be one. Whether a foreign number is possible is the server's question. */
export function toE164(text: string): string | null {
  if (text.length > 40 || !/^[+(\d][\d\s.\-()+\u00a0\u2010-\u2015]*$/.test(text)) return null;
  const bare = text.replace(DECORATION, '');
  if (FOREIGN.test(bare)) return bare;
  const isNational = /^0\d/.test(bare) && !bare.startsWith('00');
  const isInternational = /^(?:\+84|84|0084)/.test(bare);
  if (!isNational && !isInternational) return null;
  const digits = bare.replace(VIETNAM, '');
  return MOBILE.test(digits) || LANDLINE.test(digits) ? `+84${digits}` : null;
}
