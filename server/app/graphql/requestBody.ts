/** The JSON text of a POST, with a size limit that is checked while it arrives. */
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { HttpError } from '../../kernel/errors/HttpError.js';

const MAX_BYTES = 100 * 1024;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** The client closed the connection before the request was complete: no response is sent. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

export function refuseOtherContent({ headers }: IncomingMessage): void {
  const isJson = JSON_TYPE.test(headers['content-type'] ?? '');
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isJson || !isPlain) throw new HttpError(415, 'Send JSON in UTF-8, as it is: content-type application/json.');
}

/** The connection ends with the answer: on one that is kept, the rest of the body would be read to its end. */
const tooLarge = () => new HttpError(413, 'The request is too large.', { connection: 'close' });
/** Drops a byte order mark. */
const utf8 = new TextDecoder();

export async function readBody(request: IncomingMessage): Promise<string> {
  try {
    const { 'content-length': length } = request.headers;
    return utf8.decode(await getRawBody(request, { limit: MAX_BYTES, ...(length === undefined ? {} : { length }) }));
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') throw tooLarge();
    throw new ClientGone('The request ended early.', { cause: error });
  }
}

/** Anything but an object (a list is a batch, which Apollo refuses with its own words) is no request. */
export async function parseBody(text: string): Promise<object> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = null;
  }
  if (typeof body === 'object' && body !== null) return body;
  throw new HttpError(400, 'The request cannot be read.');
}
