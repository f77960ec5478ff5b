/** Reads the address of the error page. Its texts are untrusted: shown as plain text, marked as a detail, and cut. */
const DEFAULT_STATUS = 500;
const MAX_DETAIL_LENGTH = 200;

type ErrorAddress = {
  readonly statusCode: number;
  /** Texts of the address, null when it has none. */
  readonly detail: string | null;
};

/** Control and direction characters could disguise the text. */
const clean = (text: string | null) => (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

export function readErrorAddress(query: URLSearchParams): ErrorAddress {
  const requested = query.get('statusCode') ?? '';
  const statusCode = /^[45]\d\d$/.test(requested) ? Number(requested) : DEFAULT_STATUS;
  const texts = [clean(query.get('statusMessage')), clean(query.get('description'))].filter(text => text !== '');
  const detail = texts.map(text => [...text].slice(0, MAX_DETAIL_LENGTH).join('')).join(' – ');
  return { statusCode, detail: detail || null };
}
