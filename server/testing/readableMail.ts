/** A mail as it lies in the outbox, with its parts decoded, for tests that read it. */

const BASE64_PART = /(Content-Transfer-Encoding: base64\r?\n\r?\n)([\w+/=\r\n]+)/g;
const ENCODED_BYTES = /(?:=[0-9A-F]{2})+/g;

export const readableMail = (eml: string): string =>
  eml
    .replaceAll(BASE64_PART, (_part, head: string, body: string) => `${head}${Buffer.from(body, 'base64').toString()}`)
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(ENCODED_BYTES, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
