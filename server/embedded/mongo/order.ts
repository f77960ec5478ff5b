/**
 * The key encoding: a value becomes bytes whose order (memcmp) is MongoDB's order of values, across types, and which are equal
 * exactly when MongoDB treats the values as equal. Comparison, sorting, uniqueness and index keys all use it.
 * A key is [type byte][body], and no key is a prefix of another, so keys can be concatenated.
 */
import { createHash } from 'node:crypto';
import { Binary, BSONRegExp, Decimal128, Double, MinKey, ObjectId, Timestamp } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';

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

const MAX_C_LENGTHOMPONENT = 300;
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
  return value instanceof MinKey ? TYPE.minKey : TYPE.maxKey;
}

type NumberValue = number | bigint | Double | Decimal128;
export const isNumber = (value: Value): value is NumberValue =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal128;

/** A double, or undefined where the value has no exact one. */
function asDouble(value: NumberValue): number | undefined {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  const double = Number(typeof value === 'bigint' ? value : value.toString());
  if (typeof value === 'bigint') return BigInt(double) === value ? double : undefined;
  if (!Number.isFinite(double)) return /inf|nan/i.test(value.toString()) ? double : undefined;
  const [mantissa, scale] = decimalParts(value);
  const [doubleMantissa, doubleScale] = doubleParts(double);
  return mantissa * doubleScale === doubleMantissa * scale ? double : undefined;
}

/** The value as a fraction of two integers. */
function decimalParts(value: Decimal128): [bigint, bigint] {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(value.toString());
  if (!parts) throw new CommandError(2, `not a decimal: ${value.toString()}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(whole + fraction) * (sign ? -1n : 1n);
  const power = Number(exponent) - fraction.length;
  if (digits !== 0n && Math.abs(power + whole.length) > 290)
    throw unsupported('a Decimal128 beyond the range of a double');
  return power >= 0
    ? [digits * 10n ** BigInt(digits === 0n ? 0 : power), 1n]
    : [digits, 10n ** BigInt(digits === 0n ? 0 : -power)];
}

function doubleParts(value: number): [bigint, bigint] {
  let scale = 0;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    scale += 1;
  }
  return [BigInt(scaled), 2n ** BigInt(scale)];
}

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

function neighbour(value: number, step: bigint): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value < 0 ? -step : step));
  return bits.getFloat64(0);
}

/** The next lower double, then the distance of the value towards the next higher one, in units of 2^-80 of that interval. */
function numberKey(value: NumberValue): Buffer {
  const exact = asDouble(value);
  if (exact !== undefined) return doubleKey(exact);
  const [mantissa, scale] = value instanceof Decimal128 ? decimalParts(value) : [BigInt(value.toString()), 1n];
  let below = Number(value.toString());
  let [low, lowScale] = doubleParts(below);
  if (low * scale > mantissa * lowScale) {
    below = neighbour(below, -1n);
    [low, lowScale] = doubleParts(below);
  }
  const [high, highScale] = doubleParts(neighbour(below, 1n));
  const distance = (mantissa * lowScale - low * scale) * highScale * (1n << 80n);
  const share = distance / ((high * lowScale - low * highScale) * scale);
  const key = Buffer.alloc(20);
  doubleKey(below).copy(key);
  key[9] = 1;
  Buffer.from(share.toString(16).padStart(20, '0'), 'hex').copy(key, 10);
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
  if (key.length <= MAX_C_LENGTHOMPONENT) return { key, isCut: false };
  const digest = createHash('sha256').update(key).digest().subarray(0, 16);
  return { key: Buffer.concat([key.subarray(0, MAX_C_LENGTHOMPONENT), digest]), isCut: true };
}

export const EMPTY_ARRAY = Buffer.from([TYPE.emptyArray]);
export const inverted = (key: Buffer) => Buffer.from(key.map(byte => byte ^ 0xff));
export const compareValues = (a: Value, b: Value) => Buffer.compare(keyOf(a), keyOf(b));

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
