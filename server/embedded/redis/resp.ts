// The wire format of Redis (RESP2 and RESP3). Bytes travel as latin1 strings, one character a byte, so values are binary-safe.

/** The reply to a command: a bulk string, an integer, null, a list, a set, a map, or a simple string. */
export type Reply = string | number | bigint | null | Status | ErrorReply | Reply[] | Set<string> | Map<string, Reply>;

export class Status {
  constructor(readonly text: string) {}
}

/** An error reply, which starts with an error code; commands throw it. */
export class ErrorReply extends Error {}

/** The client violates the protocol: it gets an error reply and is disconnected, as in Redis. */
export class ProtocolError extends Error {}

export const OK = new Status('OK');

export type ProtocolVersion = 2 | 3;

const MAX_ARGUMENTS = 100_000;
const MAX_BULK_BYTES = 64 * 1024 * 1024;
const MAX_LINE_BYTES = 64 * 1024;

export function encodeReply(reply: Reply, protocol: ProtocolVersion): Buffer {
  return Buffer.from(textOf(reply, protocol), 'latin1');
}

function textOf(reply: Reply, protocol: ProtocolVersion): string {
  if (reply === null) return protocol === 3 ? '_\r\n' : '$-1\r\n';
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  if (typeof reply === 'number' || typeof reply === 'bigint') return `:${reply}\r\n`;
  if (reply instanceof Status) return `+${reply.text}\r\n`;
  if (reply instanceof ErrorReply) return `-${reply.message.replace(/[\r\n]/g, ' ')}\r\n`;
  if (reply instanceof Map) {
    const head = protocol === 3 ? `%${reply.size}\r\n` : `*${reply.size * 2}\r\n`;
    return head + [...reply].map(([name, value]) => textOf(name, protocol) + textOf(value, protocol)).join('');
  }
  const items = [...reply];
  const mark = reply instanceof Set && protocol === 3 ? '~' : '*';
  return `${mark}${items.length}\r\n${items.map(item => textOf(item, protocol)).join('')}`;
}

interface ParsedRequest {
  args: string[];
  end: number;
}

/** Splits a byte stream into requests; a request may arrive in any number of chunks. */
export class RequestReader {
  private chunks: Buffer[] = [];
  private size = 0;
  // Parsing is tried again only with so many bytes, so that a large value is joined once and not for each chunk.
  private wanted = 1;

  push(chunk: Buffer): string[][] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < this.wanted) return [];
    const bytes = Buffer.concat(this.chunks, this.size);
    const requests: string[][] = [];
    let start = 0;
    for (;;) {
      const parsed = this.parse(bytes, start);
      if (parsed === null) break;
      if (parsed.args.length > 0) requests.push(parsed.args);
      start = parsed.end;
    }
    this.chunks = [bytes.subarray(start)];
    this.size = bytes.length - start;
    this.wanted = Math.max(this.wanted - start, this.size + 1);
    return requests;
  }

  /** Null when the request is incomplete; `wanted` is then the least number of bytes needed. */
  private parse(bytes: Buffer, start: number): ParsedRequest | null {
    const head = this.line(bytes, start);
    if (head === null) return null;
    if (!head.text.startsWith('*')) throw new ProtocolError('inline requests are not supported by the embedded store');
    const count = lengthOf(head.text, MAX_ARGUMENTS, 'multibulk');
    const args: string[] = [];
    let at = head.end;
    for (let index = 0; index < count; index += 1) {
      const size = this.line(bytes, at);
      if (size === null) return null;
      if (!size.text.startsWith('$')) throw new ProtocolError(`expected '$', got '${size.text.charAt(0)}'`);
      const length = lengthOf(size.text, MAX_BULK_BYTES, 'bulk');
      const end = size.end + length + 2;
      if (bytes.length < end) {
        this.wanted = end;
        return null;
      }
      args.push(bytes.toString('latin1', size.end, size.end + length));
      at = end;
    }
    return { args, end: at };
  }

  private line(bytes: Buffer, start: number): { text: string; end: number } | null {
    const end = bytes.indexOf('\r\n', start, 'latin1');
    if (end >= 0) return { text: bytes.toString('latin1', start, end), end: end + 2 };
    if (bytes.length - start > MAX_LINE_BYTES) throw new ProtocolError('too big mbulk count string');
    this.wanted = bytes.length + 1;
    return null;
  }
}

function lengthOf(line: string, limit: number, kind: 'multibulk' | 'bulk'): number {
  const digits = line.slice(1);
  const length = /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
  if (length < 0 || length > limit) throw new ProtocolError(`invalid ${kind} length`);
  return length;
}
