/**
 * The key encoding: a value becomes bytes whose order (memcmp) is MongoDB's order of values, across types, and which are equal
 * exactly when MongoDB treats the values as equal. Comparison, sorting, uniqueness and index keys all use it.
 * A key is [type byte][body], and no key is a prefix of another, so keys can be concatenated.
 */
import { createHash } from 'node:crypto';
import { Binary, BSONRegExp, Decimal128, Double, MinKey, ObjectId, Timestamp } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { unsupported } from './errors.js';

export const TYPE = {
  minKey: 10,
  emptyArray: 15,
  null: 20,
  number: 30,
  string: 40,
  object: 50,
  array: 60,
  binary: 70,
  objectId: 80,
  boolean: 90,
  date: 100,
  timestamp: 110,
  regex: 120,
  maxKey: 200,
} as const;

const MAX_COMPONENT_LENGTH = 300;
const END = Buffer.from([0]);
const STRING_END = Buffer.from([0, 0]);

export function typeOf(value: Value): number {
  if (value === null) return TYPE.null;
  if (typeof value === 'string') return TYPE.string;
  if (typeof value === 'boolean') return TYPE.boolean;
  if (isNumber(value)) return TYPE.number;
  if (value instanceof Date) return TYPE.date;
  if (value instanceof ObjectId) return TYPE.objectId;
  if (Array.isArray(value)) return TYPE.array;
  if (isDoc(value)) return TYPE.object;
  if (value instanceof Binary) return TYPE.binary;
  if (value instanceof Timestamp) return TYPE.timestamp;
  if (value instanceof BSONRegExp) return TYPE.regex;
  if (value instanceof Decimal128) throw unsupported('comparing a Decimal128');
  return value instanceof MinKey ? TYPE.minKey : TYPE.maxKey;
}

type NumberValue = number | bigint | Double;
export const isNumber = (value: Value): value is NumberValue =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;

function doubleKey(value: number): Buffer {
  const bytes = Buffer.alloc(10);
  bytes[0] = TYPE.number;
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value, 1);
  const body = bytes.subarray(1, 9);
  if (value < 0) body.set(body.map(byte => byte ^ 0xff));
  else body[0] = body.readUInt8() | 0x80;
  return bytes;
}

/** Of the neighbours of a long that no double equals, the lower one. */
function doubleBelow(value: bigint): number {
  const nearest = Number(value);
  if (BigInt(nearest) < value) return nearest;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, nearest);
  bits.setBigInt64(0, bits.getBigInt64(0) + (nearest < 0 ? 1n : -1n));
  return bits.getFloat64(0);
}

/** A long between two doubles follows the lower one, by its distance from it. */
function numberKey(value: NumberValue): Buffer {
  if (typeof value !== 'bigint') return doubleKey(Number(value));
  if (BigInt(Number(value)) === value) return doubleKey(Number(value));
  const below = doubleBelow(value);
  const key = Buffer.alloc(20);
  doubleKey(below).copy(key);
  key[9] = 1;
  key.writeBigUInt64BE(value - BigInt(below), 12);
  return key;
}

function stringBody(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (!bytes.includes(0)) return Buffer.concat([bytes, STRING_END]);
  return Buffer.concat([Buffer.from(bytes.toString('latin1').replaceAll('\0', '\0\xff'), 'latin1'), STRING_END]);
}

function fixed(type: number, write: (bytes: Buffer) => void, size: number): Buffer {
  const bytes = Buffer.alloc(size + 1);
  bytes[0] = type;
  write(bytes);
  return bytes;
}

function objectKey(doc: Doc): Buffer {
  const parts: Buffer[] = [Buffer.from([TYPE.object])];
  for (const [name, value] of doc) {
    const key = keyOf(value);
    parts.push(key.subarray(0, 1), Buffer.from(`${name}\0`), key.subarray(1));
  }
  return Buffer.concat([...parts, END]);
}

export function keyOf(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([TYPE.string]), stringBody(value)]);
  if (isNumber(value)) return numberKey(value);
  if (value instanceof Date) {
    return fixed(TYPE.date, bytes => bytes.writeBigUInt64BE(BigInt(value.getTime()) + (1n << 63n), 1), 8);
  }
  if (value instanceof ObjectId) return Buffer.concat([Buffer.from([TYPE.objectId]), value.id]);
  if (typeof value === 'boolean') return Buffer.from([TYPE.boolean, value ? 1 : 0]);
  if (isDoc(value)) return objectKey(value);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([TYPE.array]), ...value.map(keyOf), END]);
  if (value instanceof Binary) {
    const head = fixed(TYPE.binary, bytes => bytes.writeUInt32BE(value.position, 1), 5);
    head[5] = value.sub_type;
    return Buffer.concat([head, value.buffer.subarray(0, value.position)]);
  }
  if (value instanceof Timestamp) {
    return fixed(TYPE.timestamp, bytes => bytes.writeBigUInt64BE(BigInt.asUintN(64, value.toBigInt()), 1), 8);
  }
  if (value instanceof BSONRegExp) {
    return Buffer.concat([Buffer.from([TYPE.regex]), Buffer.from(`${value.pattern}\0${value.options}\0`)]);
  }
  return Buffer.from([typeOf(value)]);
}

/** The key that an index stores: a long one is truncated and ends with a digest, which preserves equality but not order. */
export function componentOf(value: Value | undefined): { key: Buffer; isCut: boolean } {
  const key = keyOf(value === undefined ? null : value);
  if (key.length <= MAX_COMPONENT_LENGTH) return { key, isCut: false };
  const digest = createHash('sha256').update(key).digest().subarray(0, 16);
  return { key: Buffer.concat([key.subarray(0, MAX_COMPONENT_LENGTH), digest]), isCut: true };
}

export const EMPTY_ARRAY = Buffer.from([TYPE.emptyArray]);
export const inverted = (key: Buffer) => Buffer.from(key.map(byte => byte ^ 0xff));

export function sameValue(a: Value, b: Value): boolean {
  if (typeof a === typeof b && typeof a !== 'object') return a === b;
  return typeOf(a) === typeOf(b) && keyOf(a).equals(keyOf(b));
}

/** The first key after all keys with this prefix. */
export function after(prefix: Buffer): Buffer {
  const next = Buffer.from(prefix);
  for (let i = next.length - 1; i >= 0; i -= 1) {
    const byte = next.readUInt8(i);
    if (byte < 0xff) {
      next[i] = byte + 1;
      return next.subarray(0, i + 1);
    }
  }
  return Buffer.concat([prefix, Buffer.alloc(8, 0xff)]);
}
