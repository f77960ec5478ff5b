/** Content codings: which one a client takes, and compressing a body that is whole in memory. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** Below this a compressed body is hardly smaller. */
export const WORTH_COMPRESSING = 1024;

const ORDER = ['br', 'gzip'] as const;
const REFUSED = /^\s*q=0(?:\.0+)?\s*$/;

/** The best coding that the client does not refuse; the order of its wishes is not needed. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '')
    .split(',')
    .map(entry => entry.split(';'))
    .flatMap(([name = '', ...parameters]) => (parameters.some(text => REFUSED.test(text)) ? [] : [name.trim()]));
  return ORDER.find(encoding => accepted.includes(encoding)) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY = 5;

export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  return encoding === 'gzip' ? zip(body) : body;
}
