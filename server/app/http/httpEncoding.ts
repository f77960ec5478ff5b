/** Content codings: which one a client takes, and compressing a body that is whole in memory. */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';
/** Below this a compressed body is hardly smaller. */
export const WORTH_COMPRESSING = 1024;

const ORDER = ['br', 'gzip'] as const;

/** The best coding that the client does not refuse; the order of its wishes is not needed. */
export function encodingFor(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = new Negotiator(request).encodings(ORDER);
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
