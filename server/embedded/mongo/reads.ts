/**
 * Executes a plan: yields the stored bytes of matching documents in order, projected, one by one. Now and then it yields PAUSE, so
 * that the caller can let other commands have their turn; a writer, inside its transaction, goes on at once.
 */
import { decode, encode, type Doc } from './bson.js';
import type { Collection } from './catalog.js';
import { CommandError } from './errors.js';
import type { Documents } from './documents.js';
import type { Filter } from './match.js';
import { sortKey, type IndexField } from './paths.js';
import { makePlan, type Plan } from './planner.js';
import type { Projection } from './project.js';

export interface Found {
  readonly idKey: Buffer;
  readonly bytes: Buffer;
}

export interface ReadRequest {
  readonly filter: Filter;
  readonly sort: readonly IndexField[];
  readonly skip: number;
  /** 0 means no limit. */
  readonly limit: number;
  readonly projection?: Projection | undefined;
}

export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;

interface Sorted {
  readonly key: Buffer;
  readonly found: Found;
}

const MAX_SORTED_BYTES = 100 * 1024 * 1024;
const LEAST_TRIM = 1000;
/** What is read in a few milliseconds; an entry costs as much as some bytes. */
const PAUSE_BYTES = 512 * 1024;
const ENTRY_BYTES = 1024;

function* stored(documents: Documents, collection: Collection, { index, ranges, isReverse }: Plan): Generator<Found> {
  const seen = new Set<string>();
  for (const range of isReverse ? [...ranges].reverse() : ranges) {
    for (const { key, value } of documents.storage.scan({ ...range, isReverse })) {
      if (!index) {
        yield { idKey: key.subarray(4), bytes: value };
        continue;
      }
      const id = value.toString('latin1');
      const bytes = seen.has(id) ? undefined : documents.get(collection, value);
      seen.add(id);
      if (bytes) yield { idKey: value, bytes };
    }
  }
}

function* filtered(source: Iterable<Found>, filter: Filter): Generator<Found | Pause> {
  let size = 0;
  for (const found of source) {
    if (filter.fields.size === 0 || filter.test(decode(found.bytes, filter.fields))) yield found;
    size += found.bytes.length + ENTRY_BYTES;
    if (size < PAUSE_BYTES) continue;
    size = 0;
    yield PAUSE;
  }
}

const compareSorted = (a: Sorted, b: Sorted) =>
  Buffer.compare(a.key, b.key) || Buffer.compare(a.found.idKey, b.found.idKey);

/** Sorts in memory; with a limit only the best documents are held while reading. */
function* inOrder(source: Iterable<Found | Pause>, { sort, skip, limit }: ReadRequest): Generator<Found | Pause> {
  const fields = new Set(sort.map(({ steps }) => steps[0]));
  const wanted = limit > 0 ? skip + limit : Infinity;
  let kept: Sorted[] = [];
  let size = 0;
  for (const found of source) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    kept.push({ key: sortKey(decode(found.bytes, fields), sort), found });
    size += found.bytes.length;
    if (kept.length >= Math.max(wanted * 2, LEAST_TRIM)) {
      kept = kept.sort(compareSorted).slice(0, wanted);
      size = kept.reduce((sum, one) => sum + one.found.bytes.length, 0);
    }
    if (size > MAX_SORTED_BYTES) {
      throw new CommandError(
        292,
        `Sort exceeded memory limit of ${MAX_SORTED_BYTES} bytes, and the embedded store does not sort on disk.`,
      );
    }
  }
  for (const { found } of kept.sort(compareSorted)) yield found;
}

function* sliced(source: Iterable<Found | Pause>, skip: number, limit: number): Generator<Found | Pause> {
  let at = 0;
  for (const found of source) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (at >= skip) yield found;
    at += 1;
    if (limit > 0 && at >= skip + limit) return;
  }
}

export function* read(
  documents: Documents,
  collection: Collection | undefined,
  request: ReadRequest,
): Generator<Found | Pause> {
  if (!collection) return;
  const plan = makePlan(collection, request.filter, request.sort);
  const matching = filtered(stored(documents, collection, plan), request.filter);
  yield* sliced(plan.isSorted ? matching : inOrder(matching, request), request.skip, request.limit);
}

export function* readProjected(
  documents: Documents,
  collection: Collection | undefined,
  request: ReadRequest,
): Generator<Buffer | Pause> {
  for (const found of read(documents, collection, request))
    yield found === PAUSE ? PAUSE : projected(found.bytes, request.projection);
}

/** Runs other commands that wait. */
export const otherTurns = () =>
  new Promise<void>(resolve => {
    setImmediate(resolve);
  });

export const projected = (bytes: Buffer, projection: Projection | undefined): Buffer =>
  projection ? encode(projection.apply(decode(bytes, projection.fields))) : bytes;

export const projectedDoc = (doc: Doc, projection: Projection | undefined): Doc =>
  projection ? projection.apply(doc) : doc;
