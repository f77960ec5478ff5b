/**
 * A document that differs from answer to answer in one word of fixed length (the nonce), compressed once for all answers:
 * the stream is cut around each place of the word, which stands in it uncompressed. Before use the result is read back with another word.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, createDeflateRaw, gunzip } from 'node:zlib';
import { createNonce, NONCE_LENGTH as WORD_LENGTH } from './nonce.js';
import type { Encoding } from '../http/httpEncoding.js';

type Pieces = readonly Buffer[];
/** In pieces, as they leave: joining a large page for each answer would cost more than sending it. */
export type SplicedBody = (word: string) => Pieces;

export const piecesOf = (text: string, word: string): Pieces => text.split(word).map(piece => Buffer.from(piece));

const joined = (pieces: Pieces, word: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [word, piece]));

export const plainBody =
  (pieces: Pieces): SplicedBody =>
  word =>
    joined(pieces, Buffer.from(word));

/** Output of the encoder for each piece alone. The encoder sees a word of its own at each cut, so that distances in the stream stay right. */
async function encodePieces(pieces: Pieces, encoding: 'br' | 'gzip'): Promise<Buffer[]> {
  const size = pieces.reduce((sum, piece) => sum + piece.length + WORD_LENGTH, 0);
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: size },
        })
      : createDeflateRaw({ level: 6 });
  const operation = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  let output: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => void output.push(chunk));
  const taken = (): Buffer => {
    const all = Buffer.concat(output);
    output = [];
    return all;
  };
  const flushed = async (bytes: Buffer): Promise<Buffer> => {
    encoder.write(bytes);
    await new Promise<void>(resolve => encoder.flush(operation, () => setImmediate(resolve)));
    return taken();
  };
  const encoded: Buffer[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await flushed(Buffer.from(createNonce()));
    if (index < pieces.length - 1) encoded.push(await flushed(piece));
    else {
      const ended = new Promise<void>((resolve, reject) => encoder.once('end', resolve).once('error', reject));
      encoder.end(piece);
      await ended;
      encoded.push(taken());
    }
  }
  return encoded;
}

/** Heads of a block that is not compressed, RFC 7932 section 9.2 and RFC 1951 section 3.2.4. */
const STORED = {
  br: (() => {
    const bits = ((WORD_LENGTH - 1) << 3) | (1 << 19);
    return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]);
  })(),
  gzip: Buffer.from([0, WORD_LENGTH, 0, 0xff - WORD_LENGTH, 0xff]),
};
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

function gzipTail(pieces: Pieces, word: Buffer): Buffer {
  const tail = Buffer.alloc(8);
  let [sum, size] = [0, 0];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) sum = crc32(word, sum);
    sum = crc32(piece, sum);
    size += piece.length + (index > 0 ? WORD_LENGTH : 0);
  }
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size, 4);
  return tail;
}

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Null when the stream cannot be spliced: then each answer is compressed by itself. */
export async function splicedBody(
  pieces: Pieces,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<SplicedBody | null> {
  const encoded = await encodePieces(pieces, encoding);
  const stored = STORED[encoding];
  const body: SplicedBody = text => {
    const word = Buffer.from(text);
    const stream = joined(encoded, Buffer.concat([stored, word]));
    return encoding === 'br' ? stream : [GZIP_HEAD, ...stream, gzipTail(pieces, word)];
  };
  const probe = createNonce();
  const readBack = await unpack[encoding](Buffer.concat(body(probe))).catch(() => null);
  return readBack && digest(readBack) === digest(Buffer.concat(plainBody(pieces)(probe))) ? body : null;
}

const digest = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('base64');
