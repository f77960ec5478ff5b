// The keys in memory, when they expire, and which of them changed since changes were last written to the log.

export type Value = string | Set<string>;

export interface Entry {
  value: Value;
  /** Milliseconds since 1970, null for a key without expiry. */
  expiresAt: number | null;
  /** Grows with every new key; SCAN's cursor, because a Map lists its keys in this order. */
  readonly serial: number;
}

/** The whole state of one key after a write: [key] when it was deleted, else [key, value, expiresAt or 0]. Applying it is idempotent. */
export type Change = [key: string, value?: string | string[], expiresAt?: number];

const SWEEP_KEYS = 2_000;

export class Keyspace {
  private readonly entries = new Map<string, Entry>();
  private readonly changed = new Set<string>();
  private lastSerial = 0;
  private sweep: Iterator<[string, Entry]> = this.entries.entries();

  /** As in Redis, expired keys count until they are removed. */
  get size(): number {
    return this.entries.size;
  }

  find(key: string, now: number): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.expiresAt === null || entry.expiresAt > now) return entry;
    this.entries.delete(key);
    return undefined;
  }

  put(key: string, value: Value, expiresAt: number | null): void {
    const entry = this.entries.get(key);
    this.changed.add(key);
    if (entry === undefined) {
      this.lastSerial += 1;
      this.entries.set(key, { value, expiresAt, serial: this.lastSerial });
      return;
    }
    entry.value = value;
    entry.expiresAt = expiresAt;
  }

  remove(key: string): void {
    if (this.entries.delete(key)) this.changed.add(key);
  }

  clear(): void {
    for (const key of this.entries.keys()) this.changed.add(key);
    this.entries.clear();
  }

  /** Calls `visit` for keys created after `cursor` until it returns false; returns the cursor to continue with, 0 at the end. */
  scan(cursor: number, visit: (key: string, entry: Entry) => boolean): number {
    for (const [key, entry] of this.entries) {
      if (entry.serial > cursor && !visit(key, entry)) return entry.serial;
    }
    return 0;
  }

  /** The state of every key, read lazily: keys may be written meanwhile. */
  *states(): Generator<Change> {
    for (const [key, entry] of this.entries) yield stateOf(key, entry);
  }

  takeChanges(): Change[] {
    if (this.changed.size === 0) return [];
    const changes = Array.from(this.changed, key => stateOf(key, this.entries.get(key)));
    this.changed.clear();
    return changes;
  }

  /** Replays a change read from the log. */
  apply(change: Change): void {
    const [key, value, expiresAt] = change;
    if (value === undefined) this.entries.delete(key);
    else this.put(key, typeof value === 'string' ? value : new Set(value), expiresAt || null);
    this.changed.clear();
  }

  /** Removes expired keys that are not read any more, a bounded number for each call. */
  sweepExpired(now: number): void {
    for (let left = SWEEP_KEYS; left > 0; left -= 1) {
      const step = this.sweep.next();
      if (step.done) {
        this.sweep = this.entries.entries();
        return;
      }
      this.find(step.value[0], now);
    }
  }
}

function stateOf(key: string, entry: Entry | undefined): Change {
  if (entry === undefined) return [key];
  const { value, expiresAt } = entry;
  return [key, typeof value === 'string' ? value : [...value], expiresAt ?? 0];
}
