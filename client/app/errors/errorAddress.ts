/** Reads the address of the error page. What stands in it was written by anyone: it is shown as plain text, marked as a detail, and never long. */
const DEFAULT_STATUS = 500;
const MAX_D_LENGTHETAIL = 200;

export type ErrorAddress = {
  readonly statusCode: number;
  /** Texts of the address, null when it has none. */
  readonly detail: string | null;
};

/** Control and direction characters could disguise what is read. */
const clean = (text: string | null) => (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

export function readErrorAddress(query: URLSearchParams): ErrorAddress {
  const asked = query.get('statusCode') ?? '';
  const statusCode = /^[45]\d\d$/.test(asked) ? Number(asked) : DEFAULT_STATUS;
  const texts = [clean(query.get('statusMessage')), clean(query.get('description'))].filter(text => text !== '');
  const detail = texts.map(text => [...text].slice(0, MAX_D_LENGTHETAIL).join('')).join(' – ');
  return { statusCode, detail: detail || null };
}
