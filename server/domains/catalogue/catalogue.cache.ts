/**
 * Records lately read, so that a page of results costs no second read within moments
 * and public pages keep answering while the database is away or frozen.
 */
type Cached = { _id: string; slug: string; formerSlugs: string[] };

export type RecordCacheOptions<R> = {
  fetchByIds: (ids: readonly string[]) => Promise<R[]>;
  fetchBySlug: (slug: string) => Promise<R | null>;
  /** Records held at most; the least lately used leave first. */
  limit: number;
  /** A copy younger than this answers without a read, when nothing is known of changes. */
  freshMs?: number;
  /** Another object after every change of the catalogue, null while that is not known: a copy read under the present one is as good as a read. */
  changeMarker?: () => object | null;
  /** How long a read may take before an older copy answers in its place. */
  patienceMs?: number;
  /** After a failed read, older copies answer at once for this long. */
  pauseMs?: number;
  /** False while the driver's heartbeat finds no server: then nothing is waited for that an older copy can answer. */
  isStoreReachable?: () => boolean;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

const TOO_SLOW = Symbol('too slow');

const within = async <T>(reading: Promise<T>, ms: number): Promise<T | typeof TOO_SLOW> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof TOO_SLOW>(resolve => {
    timer = setTimeout(() => resolve(TOO_SLOW), ms);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
};

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

export const createRecordCache = <R extends Cached>(options: RecordCacheOptions<R>) => {
  const { fetchByIds, fetchBySlug, limit, freshMs = 3000, patienceMs = 500, pauseMs = 1000 } = options;
  const { isStoreReachable = () => true, changeMarker = () => null, elapsed = () => performance.now() } = options;
  const held = new Map<string, { record: R; readAt: number; readUnder: object | null }>();
  const idBySlug = new Map<string, string>();
  let pausedUntil = -Infinity;

  const forget = (id: string): void => {
    const record = held.get(id)?.record;
    held.delete(id);
    for (const slug of record ? [record.slug, ...record.formerSlugs] : [])
      if (idBySlug.get(slug) === id) idBySlug.delete(slug);
  };

  /** The marker is that of the moment when the read began. */
  const remember = (record: R, readUnder: object | null = null): void => {
    forget(record._id);
    held.set(record._id, { record, readAt: elapsed(), readUnder });
    for (const slug of record.formerSlugs) if (!idBySlug.has(slug)) idBySlug.set(slug, record._id);
    idBySlug.set(record.slug, record._id);
    const oldest = held.size > limit ? held.keys().next().value : undefined;
    if (oldest !== undefined) forget(oldest);
  };

  /** Marks it as lately used. */
  const copyOf = (id: string): { record: R; isFresh: boolean } | null => {
    const copy = held.get(id);
    if (!copy) return null;
    held.delete(id);
    held.set(id, copy);
    const marker = changeMarker();
    const isFresh = marker === null ? elapsed() - copy.readAt < freshMs : copy.readUnder === marker;
    return { record: copy.record, isFresh };
  };

  /** Reads, unless a fallback exists and the database failed a moment ago, fails now or is too slow. */
  const readOr = async <T, F>(read: () => Promise<T>, fallback: (() => F) | null): Promise<T | F> => {
    if (fallback && (elapsed() < pausedUntil || !isStoreReachable())) return fallback();
    try {
      if (!fallback) return await read();
      const answer = await within(read(), patienceMs);
      if (answer !== TOO_SLOW) return answer;
    } catch (error) {
      if (!fallback) throw error;
    }
    pausedUntil = elapsed() + pauseMs;
    return fallback();
  };

  const readIds = async (ids: readonly string[]): Promise<Map<string, R>> => {
    const marker = changeMarker();
    const found = new Map((await fetchByIds(ids)).map(record => [record._id, record]));
    for (const id of ids) if (!found.has(id)) forget(id);
    for (const record of found.values()) remember(record, marker);
    return found;
  };

  return {
    remember,

    /** The record, when it needs no read. */
    atHand: (id: string): R | null => {
      const copy = copyOf(id);
      return copy?.isFresh ? copy.record : null;
    },

    /** In the order asked; null for none, the error for those that could not be read and are not held. */
    byIds: async (ids: readonly string[]): Promise<(R | null | Error)[]> => {
      const copies = new Map([...new Set(ids)].map(id => [id, copyOf(id)]));
      const wanted = [...copies].flatMap(([id, copy]) => (copy?.isFresh ? [] : [id]));
      const isAllHeld = wanted.every(id => copies.get(id));
      const read =
        wanted.length === 0 ? null : await readOr(() => readIds(wanted), isAllHeld ? () => null : null).catch(asError);
      return ids.map(id => {
        const copy = copies.get(id) ?? null;
        if (copy?.isFresh || read === null) return copy?.record ?? null;
        if (read instanceof Error) return copy?.record ?? read;
        return read.get(id) ?? null;
      });
    },

    bySlug: async (slug: string): Promise<R | null> => {
      const id = idBySlug.get(slug);
      const copy = id === undefined ? null : copyOf(id);
      if (copy?.isFresh) return copy.record;
      const read = async (): Promise<R | null> => {
        const marker = changeMarker();
        const record = await fetchBySlug(slug);
        if (record) remember(record, marker);
        else if (id !== undefined) forget(id);
        return record;
      };
      return readOr(read, copy ? () => copy.record : null);
    },
  };
};

export type RecordCache<R extends Cached> = ReturnType<typeof createRecordCache<R>>;
