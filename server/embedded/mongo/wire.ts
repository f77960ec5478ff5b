/** MongoDB's wire protocol: OP_MSG, and OP_QUERY for the first handshake. Bytes in, commands out; replies back to bytes. */
import { decode, documentEnd, elements, encode, type Doc } from './bson.js';

export interface Command {
  readonly requestId: number;
  readonly name: string;
  readonly database: string;
  readonly body: Doc;
  /** Arrays of documents, as received bytes. */
  readonly rawDocuments: ReadonlyMap<string, Buffer[]>;
  readonly isReplyWanted: boolean;
  readonly isLegacy: boolean;
}

export class ProtocolError extends Error {}

export const MAX_MESSAGE_BYTES = 48_000_000;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME | (1 << 16);
const RAW_FIELDS = new Set(['documents']);

/** Assembles the chunks of a connection into whole messages. */
export class MessageSplitter {
  private chunks: Buffer[] = [];
  private size = 0;

  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.size += chunk.length;
    while (this.size >= 16) {
      const [first = Buffer.alloc(0), ...later] = this.chunks;
      const head = first.length < 4 ? Buffer.concat(this.chunks) : first;
      const length = head.readInt32LE(0);
      if (length < 16 || length > MAX_MESSAGE_BYTES) throw new ProtocolError(`message length ${length}`);
      if (this.size < length) return;
      const all = later.length === 0 ? first : Buffer.concat(this.chunks);
      this.chunks = all.length > length ? [all.subarray(length)] : [];
      this.size -= length;
      yield all.subarray(0, length);
    }
  }
}

function rawArray(bytes: Buffer, at: number, end: number): Buffer[] {
  return [...elements(bytes, at, end)].map(element => {
    if (element.type !== 3) throw new ProtocolError('a document list holds something else');
    return Buffer.from(bytes.subarray(element.at, element.end));
  });
}

function readSequence(bytes: Buffer, at: number, end: number): [string, Buffer[]] {
  const nameEnd = bytes.indexOf(0, at);
  if (nameEnd < 0 || nameEnd >= end) throw new ProtocolError('unterminated sequence name');
  const documents: Buffer[] = [];
  for (let cursor = nameEnd + 1; cursor < end;) {
    const next = documentEnd(bytes, cursor, end);
    documents.push(Buffer.from(bytes.subarray(cursor, next)));
    cursor = next;
  }
  return [bytes.toString('utf8', at, nameEnd), documents];
}

function readBody(bytes: Buffer): { body: Doc; raw: Map<string, Buffer[]> } {
  const raw = new Map<string, Buffer[]>();
  const names = new Set<string>();
  for (const { name, type, at, end } of elements(bytes, 0, bytes.length)) {
    if (RAW_FIELDS.has(name) && type === 4) raw.set(name, rawArray(bytes, at, end));
    else names.add(name);
  }
  return { body: decode(bytes, names), raw };
}

function parseMsg(message: Buffer, requestId: number): Command {
  const flags = message.readUInt32LE(16);
  if ((flags & 0xffff & ~KNOWN_FLAGS) !== 0) throw new ProtocolError(`message flags ${flags}`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let parsed: ReturnType<typeof readBody> | undefined;
  const sequences: [string, Buffer[]][] = [];
  for (let at = 20; at < end;) {
    const kind = message[at];
    if (kind === 0 && !parsed) {
      const next = documentEnd(message, at + 1, end);
      parsed = readBody(message.subarray(at + 1, next));
      at = next;
    } else if (kind === 1) {
      const next = at + 1 + message.readInt32LE(at + 1);
      if (next > end || next < at + 5) throw new ProtocolError('wrong sequence length');
      sequences.push(readSequence(message, at + 5, next));
      at = next;
    } else throw new ProtocolError(`section kind ${kind}`);
  }
  if (!parsed) throw new ProtocolError('a message without a body');
  const { body, raw } = parsed;
  for (const [name, documents] of sequences) {
    if (RAW_FIELDS.has(name)) raw.set(name, documents);
    else
      body.set(
        name,
        documents.map(bytes => decode(bytes)),
      );
  }
  const [name] = body.keys();
  return {
    requestId,
    name: name ?? '',
    database: String(body.get('$db') ?? ''),
    body,
    rawDocuments: raw,
    isReplyWanted: (flags & MORE_TO_COME) === 0,
    isLegacy: false,
  };
}

function parseQuery(message: Buffer, requestId: number): Command {
  const nameEnd = message.indexOf(0, 20);
  const namespace = message.toString('utf8', 20, nameEnd);
  if (nameEnd < 0 || !namespace.endsWith('.$cmd')) throw new ProtocolError('OP_QUERY other than a handshake');
  const body = decode(message.subarray(nameEnd + 9, documentEnd(message, nameEnd + 9, message.length)));
  const [name] = body.keys();
  return {
    requestId,
    name: name ?? '',
    database: namespace.slice(0, -5),
    body,
    rawDocuments: new Map(),
    isReplyWanted: true,
    isLegacy: true,
  };
}

export function parseMessage(message: Buffer): Command {
  const requestId = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return parseMsg(message, requestId);
  if (opcode === OP_QUERY) return parseQuery(message, requestId);
  throw new ProtocolError(`opcode ${opcode}`);
}

let lastReplyId = 0;

function header(length: number, responseTo: number, opcode: number, rest: number): Buffer {
  const bytes = Buffer.alloc(rest);
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  [length, lastReplyId, responseTo, opcode].forEach((value, i) => bytes.writeInt32LE(value, i * 4));
  return bytes;
}

export function replyBytes({ requestId, isLegacy }: Command, body: readonly Buffer[]): Buffer {
  const size = body.reduce((sum, part) => sum + part.length, 0);
  const head = isLegacy ? header(size + 36, requestId, OP_REPLY, 36) : header(size + 21, requestId, OP_MSG, 21);
  if (isLegacy) head.writeInt32LE(1, 32);
  return Buffer.concat([head, ...body]);
}

/** { cursor: { [batchName]: [...documents], id, ns }, ok: 1 } around documents that are already encoded. */
export function cursorReply(batchName: string, documents: readonly Buffer[], id: bigint, ns: string): Buffer[] {
  const listed = documents.flatMap((bytes, i) => [Buffer.from(`\x03${i}\0`), bytes]);
  const listSize = listed.reduce((sum, part) => sum + part.length, 5);
  const tail = encode(
    new Map<string, unknown>([
      ['id', id],
      ['ns', ns],
    ]),
  ).subarray(4);
  const ok = encode(new Map([['ok', 1]])).subarray(4);
  const list = Buffer.concat([Buffer.from(`\x04${batchName}\0`), int32(listSize)]);
  const cursorSize = 4 + list.length + listSize - 4 + tail.length;
  const cursor = Buffer.concat([Buffer.from('\x03cursor\0'), int32(cursorSize)]);
  const whole = 4 + cursor.length + cursorSize - 4 + ok.length;
  return [int32(whole), cursor, list, ...listed, Buffer.from([0]), tail, ok];
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}
