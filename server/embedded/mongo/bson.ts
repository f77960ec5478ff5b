/**
 * BSON documents as Maps, which preserve the order of fields; plain objects move integer-like names to the front.
 * int32 is a number, int64 a bigint and a double the Double class, so that every type survives a round trip.
 */
import { Binary, BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId, serialize, Timestamp } from 'bson';
import { CommandError, unsupported } from './errors.js';

export type Doc = Map<string, Value>;
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Double
  | Decimal128
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | Value[]
  | Doc;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 180;
const MAX_DATE_MS = 8_640_000_000_000_000n;

export const isDoc = (value: unknown): value is Doc => value instanceof Map;
export const encode = (doc: ReadonlyMap<string, unknown>): Buffer =>
  Buffer.from(serialize(doc, { ignoreUndefined: false }));

const malformed = (why: string) => new CommandError(2, `malformed BSON: ${why}`);
const wanted = (only: ReadonlySet<string> | undefined, name: string) => !only || only.has(name);

/** Checks the length header and the closing zero byte, so that no later read leaves the document. */
export function documentEnd(bytes: Buffer, start: number, limit: number): number {
  if (start + 5 > limit) throw malformed('truncated document');
  const end = start + bytes.readInt32LE(start);
  if (end < start + 5 || end > limit || bytes[end - 1] !== 0) throw malformed('wrong document length');
  return end;
}

function cstringEnd(bytes: Buffer, start: number, limit: number): number {
  const end = bytes.indexOf(0, start);
  if (end < 0 || end >= limit) throw malformed('unterminated name');
  return end;
}

function valueEnd(bytes: Buffer, type: number, at: number, limit: number): number {
  const end = unboundedValueEnd(bytes, type, at, limit);
  if (end > limit || end < at) throw malformed('truncated value');
  return end;
}

function unboundedValueEnd(bytes: Buffer, type: number, at: number, limit: number): number {
  switch (type) {
    case 0x01:
    case 0x09:
    case 0x11:
    case 0x12:
      return at + 8;
    case 0x02:
      return at + 4 + length(bytes, at, 1);
    case 0x03:
    case 0x04:
      return documentEnd(bytes, at, limit);
    case 0x05:
      return at + 5 + length(bytes, at, 0);
    case 0x07:
      return at + 12;
    case 0x08:
      return at + 1;
    case 0x0a:
    case 0x7f:
    case 0xff:
      return at;
    case 0x0b:
      return cstringEnd(bytes, cstringEnd(bytes, at, limit) + 1, limit) + 1;
    case 0x10:
      return at + 4;
    case 0x13:
      return at + 16;
    default:
      throw unsupported(`BSON type 0x${type.toString(16)}`);
  }
}

function length(bytes: Buffer, at: number, least: number): number {
  const size = bytes.readInt32LE(at);
  if (size < least) throw malformed('negative length');
  return size;
}

function readDate(bytes: Buffer, at: number): Date {
  const ms = bytes.readBigInt64LE(at);
  if (ms > MAX_DATE_MS || ms < -MAX_DATE_MS) throw unsupported('a date outside of the years ±271,821');
  return new Date(Number(ms));
}

function readRegex(bytes: Buffer, at: number, limit: number): BSONRegExp {
  const middle = cstringEnd(bytes, at, limit);
  return new BSONRegExp(
    bytes.toString('utf8', at, middle),
    bytes.toString('utf8', middle + 1, cstringEnd(bytes, middle + 1, limit)),
  );
}

function readValue(bytes: Buffer, type: number, at: number, end: number, depth: number): Value {
  switch (type) {
    case 0x01:
      return new Double(bytes.readDoubleLE(at));
    case 0x02:
      return bytes.toString('utf8', at + 4, end - 1);
    case 0x03:
      return readDocument(bytes, at, end, depth + 1);
    case 0x04:
      return [...readDocument(bytes, at, end, depth + 1).values()];
    case 0x05:
      return new Binary(Uint8Array.prototype.slice.call(bytes, at + 5, end), bytes.readUInt8(at + 4));
    case 0x07:
      return new ObjectId(Uint8Array.prototype.slice.call(bytes, at, end));
    case 0x08:
      return bytes[at] === 1;
    case 0x09:
      return readDate(bytes, at);
    case 0x0b:
      return readRegex(bytes, at, end);
    case 0x10:
      return bytes.readInt32LE(at);
    case 0x11:
      return new Timestamp(bytes.readBigUInt64LE(at));
    case 0x12:
      return bytes.readBigInt64LE(at);
    case 0x13:
      return new Decimal128(Uint8Array.prototype.slice.call(bytes, at, end));
    case 0x7f:
      return new MaxKey();
    case 0xff:
      return new MinKey();
    default:
      return null;
  }
}

function readDocument(bytes: Buffer, start: number, limit: number, depth: number, only?: ReadonlySet<string>): Doc {
  if (depth > MAX_DEPTH) throw new CommandError(2, `documents nest at most ${MAX_DEPTH} levels`);
  const doc: Doc = new Map();
  for (const { type, name, at, end } of elements(bytes, start, limit)) {
    if (wanted(only, name)) doc.set(name, readValue(bytes, type, at, end, depth));
  }
  return doc;
}

export function* elements(bytes: Buffer, start: number, limit: number) {
  const stop = documentEnd(bytes, start, limit) - 1;
  let cursor = start + 4;
  while (cursor < stop) {
    const type = bytes.readUInt8(cursor);
    const nameEnd = cstringEnd(bytes, cursor + 1, stop);
    const end = valueEnd(bytes, type, nameEnd + 1, stop);
    yield { type, name: bytes.toString('utf8', cursor + 1, nameEnd), at: nameEnd + 1, end };
    cursor = end;
  }
}

/** Decodes a document; with `only`, other top-level fields are skipped without decoding. */
export function decode(bytes: Buffer, only?: ReadonlySet<string>): Doc {
  try {
    return readDocument(bytes, 0, bytes.length, 0, only);
  } catch (error) {
    throw error instanceof RangeError ? malformed(error.message) : error;
  }
}

/** Whether a document begins with its _id, as every stored document must. */
export const startsWithId = (bytes: Buffer) => bytes.length > 9 && bytes.toString('latin1', 5, 9) === '_id\0';

export function movedIdFirst(bytes: Buffer): Buffer {
  for (const { name, at, end } of elements(bytes, 0, bytes.length)) {
    const start = at - '_id\0'.length - 1;
    if (name === '_id')
      return Buffer.concat([
        bytes.subarray(0, 4),
        bytes.subarray(start, end),
        bytes.subarray(4, start),
        bytes.subarray(end),
      ]);
  }
  return bytes;
}
