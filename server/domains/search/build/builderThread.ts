/** Runs in a worker thread: hands over the index that was kept, polls the feed, builds a new index when needed, transfers its buffers to the serving thread and keeps it. */
import type { MessagePort } from 'node:worker_threads';
import { messageOf } from '../../../kernel/errors/messageOf.js';
import { createIndexer, type ReadRates } from './indexer.js';
import { type IndexThreadOptions, runIndexThread, type Send } from './indexThread.js';
import { packIndex } from './packIndex.js';
import { failureReport, type RefreshReport } from '../indexHolder.js';
import type { CatalogueFeed } from '../search.ports.js';
import {
  decodeRows,
  decodeSnapshot,
  digestIn,
  encodeRows,
  encodeSnapshot,
  type KeptRows,
  type KeptSnapshots,
} from '../snapshot/snapshot.js';

export type BuilderOptions = IndexThreadOptions & {
  rates: ReadRates;
  clock?: () => Date;
  /** Whether the process answers from an index already: then none is restored. */
  isIndexInUse?: boolean;
  /** Left out: nothing is kept from one start to the next. */
  snapshots?: KeptSnapshots | undefined;
  /** After an index could not be kept, until that is tried again. */
  keepAgainMs?: number;
  /** How long changes are collected after a build that took so long. */
  restAfter?: (buildMs: number) => number;
};

/**
 * What changes meanwhile makes one build. A small catalogue rests four times as long as it is built; a larger one as long as a change that comes while
 * an index is built is still found within ten seconds, and at least half as long as it is built, so that edits all the time do not keep a processor busy.
 */
const RESTS_OF_BUILD = 4;
const LEAST_REST_OF_BUILD = 0.5;
const FOUND_WITHIN_MS = 10_000;
/** Until a change is seen, and what is built is taken over. */
const AROUND_A_BUILD_MS = 1_500;
export const restInProportion = (buildMs: number): number =>
  Math.min(
    RESTS_OF_BUILD * buildMs,
    Math.max(FOUND_WITHIN_MS - AROUND_A_BUILD_MS - 2 * buildMs, LEAST_REST_OF_BUILD * buildMs),
    FOUND_WITHIN_MS,
  );

/** The figure `search_index_behind_seconds` of processes that take the index from the store goes by it. */
const CONFIRM_EVERY_MS = 1_000;

type Built = Extract<RefreshReport, { kind: 'built' }>;

const packed = (report: RefreshReport): RefreshReport =>
  report.kind === 'built' ? { ...report, index: packIndex(report.index) } : report;

export async function runIndexBuilder(port: MessagePort, feed: CatalogueFeed, options: BuilderOptions): Promise<void> {
  const {
    rates,
    clock = () => new Date(),
    pollMs = 500,
    snapshots,
    keepAgainMs = 5_000,
    restAfter = restInProportion,
    isIndexInUse = false,
  } = options;
  const indexer = createIndexer({ feed, rates, clock, restAfter });
  let mayRestore = !isIndexInUse;

  const look = async (send: Send): Promise<void> => {
    if (mayRestore && snapshots) await restore(snapshots, send);
    mayRestore = false;
    const report = packed(await indexer.refresh());
    if (snapshots && report.kind === 'built') {
      const indexDigest = await sendAndKeep(report, snapshots, send);
      await keepRows(snapshots, { indexDigest, builtAt: report.at, send });
    } else {
      send(report);
      await unkept?.(send);
    }
    if (report.kind === 'unchanged') await confirm(report.at);
  };

  /** Resolves with what names the content of the index. */
  const sendAndKeep = async (report: Built, kept: KeptSnapshots, send: Send): Promise<string> => {
    // Once it is sent, this thread cannot read it.
    const snapshot = encodeSnapshot({ index: report.index, builtAt: report.at }, kept.key);
    send(report);
    await keep(kept, { snapshot, send });
    return digestIn(snapshot);
  };

  let isKept = false;
  /** Rows are of use without their index, too: then one is built of them at once. */
  const restore = async ({ store, rows, key, catalogue }: KeptSnapshots, send: Send): Promise<void> => {
    try {
      const snapshot = await store.read(key);
      const built = snapshot && decodeSnapshot(snapshot, key);
      const inUse = built && { rates: built.index.rates, validUntil: built.index.validUntil };
      const digest = snapshot && digestIn(snapshot);
      if (built) send({ kind: 'restored', ...built });
      const keptRows = await rows.read(key);
      const kept = keptRows && decodeRows(keptRows, key);
      if (!kept) return;
      isKept = inUse !== null && kept.indexDigest === digest;
      indexer.resume({ kept: kept.source, inUse: isKept ? inUse : null, catalogue });
    } catch (error) {
      send(failureReport(error));
    }
  };

  /** Keeps the last index, which could not be kept: processes that take theirs from the store would else lack its changes until the next one. */
  let unkept: ((send: Send) => Promise<void>) | null = null;

  const keep = async (kept: KeptSnapshots, { snapshot, send }: { snapshot: Uint8Array; send: Send }): Promise<void> => {
    isKept = false;
    unkept = null;
    try {
      await kept.store.write(kept.key, snapshot);
      isKept = true;
    } catch (error) {
      send({ kind: 'unkept', message: messageOf(error) });
      const againAt = performance.now() + keepAgainMs;
      unkept = async sendNow => {
        if (performance.now() >= againAt) await keep(kept, { snapshot, send: sendNow });
      };
    }
  };

  const keepRows = async (
    { rows, key }: KeptSnapshots,
    { indexDigest, builtAt, send }: Pick<KeptRows, 'indexDigest'> & { builtAt: number; send: Send },
  ): Promise<void> => {
    try {
      await rows.write(key, encodeRows({ indexDigest, source: indexer.source() }, { key, builtAt }));
    } catch (error) {
      send({ kind: 'unkept', message: messageOf(error) });
    }
  };

  let confirmedAt = -Infinity;
  /** Processes that take their index from the store learn that it lacks nothing; one that could not be kept lacks something. */
  const confirm = async (at: number): Promise<void> => {
    if (!snapshots?.store.confirm || !isKept || at - confirmedAt < CONFIRM_EVERY_MS) return;
    await snapshots.store.confirm(snapshots.key, at);
    confirmedAt = at;
  };

  await runIndexThread(port, { look, pollMs }, options);
}
