/**
 * Durable jobs. A kind of job has a name and a payload schema; a definition adds the code that runs it. A job is stored before the response, claimed by
 * one process at a time, retried with back-off when it fails, and stored as dead after its last attempt.
 *
 * **At least once**: a process can die after an effect and before the job is marked as done; the job then runs again. Code of a job must allow for
 * that, with the tools of `JobRun`:
 * - a row is written under `effectId`, so that the second write meets the first (E11000, or an upsert that changes nothing);
 * - a message carries `effectId` as its message id, so that a mail server and a reader see one message;
 * - of several effects, `once` skips those that an earlier run finished.
 */
import type { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import type { BackOff } from '../backOff.js';

/**
 * Jobs of a lane are claimed, and run at the same time, without regard to the other lane: somebody who waits for a link to a new password waits for no
 * morning's reminders. BULK is what nobody waits for, or what is made for many people at once.
 */
export const LANES = ['INTERACTIVE', 'BULK'] as const;
export type Lane = (typeof LANES)[number];

export type JobKind<Payload extends object> = Readonly<{
  /** Unique in the product and stored with every job: never renamed, or jobs of an earlier build are never run. */
  name: string;
  lane: Lane;
  /** Parsed when a job is stored, and again before each run: an earlier build may have stored it. Ids and codes, as little of a person as will do. */
  payload: z.ZodType<Payload>;
  /** The user it is about: a pending job is erased with the account. */
  subjectOf: (payload: Payload) => string | null;
  maxAttempts: number;
  backOff: BackOff;
  /** How long a finished job blocks its key. */
  keepDoneMs: number;
  /** After so long a run is asked to end by its signal; after twice as long the job may run elsewhere, whether it has ended or not. */
  limitMs: number;
  /** Of this kind one job runs at a time, in all processes together: another one that is due waits without a place in its lane, and no attempt of it counts. */
  runsAlone?: boolean;
  /**
   * What a job that failed for good keeps of its payload, for `retryJob`: for a payload that names a person whom nobody else can forget. Without it all of it
   * is kept.
   */
  keptWhenDead?: (payload: Payload) => Payload;
}>;

export type JobRun = {
  readonly jobId: string;
  /** The first is 1. */
  readonly attempt: number;
  readonly enqueuedAt: Date;
  /** Aborted when the run takes longer than its kind may, when another process took the job over, or when this one stops. */
  readonly signal: AbortSignal;
  /** The same for the same effect in every run of this job. */
  readonly effectId: (effect: string) => string;
  /** Does nothing when an earlier run of this job finished the effect. */
  readonly once: (effect: string, work: () => Promise<void>) => Promise<void>;
};

/** A kind with its code, for a worker. */
export type JobDefinition = Readonly<{
  name: string;
  lane: Lane;
  maxAttempts: number;
  backOff: BackOff;
  keepDoneMs: number;
  limitMs: number;
  runsAlone?: boolean;
  /** What is stored of the payload of a dead job, in place of all of it; null means nothing. */
  keptWhenDead?: (payload: unknown) => object | null;
  run: (payload: unknown, run: JobRun) => Promise<void>;
}>;

/** A failure with a code that administrators see. `isFinal`: retrying cannot help. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly code: string;
  readonly isFinal: boolean;

  constructor(code: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(code, cause === undefined ? undefined : { cause });
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** 24 attempts take about twelve hours: a mail server may be down for a night. */
const DEFAULTS = {
  maxAttempts: 24,
  backOff: { firstMs: 10_000, maxMs: 3_600_000 },
  keepDoneMs: 7 * DAY_MS,
  limitMs: 300_000,
};
/** Of a job that looks through everything that is stored. */
export const SWEEP_LIMIT_MS = 3_600_000;

type Wanted<Payload extends object> = Pick<JobKind<Payload>, 'name' | 'payload'> & Partial<JobKind<Payload>>;

export const defineJob = <Payload extends object>(wanted: Wanted<Payload>): JobKind<Payload> => ({
  ...DEFAULTS,
  lane: 'INTERACTIVE',
  subjectOf: () => null,
  ...wanted,
});

const keptBy =
  <Payload extends object>(rule: z.ZodType<Payload>, keep: (payload: Payload) => Payload) =>
  (stored: unknown): object | null => {
    const parsed = rule.safeParse(stored);
    return parsed.success ? keep(parsed.data) : null;
  };

export const runsJob = <Payload extends object>(
  { payload, ...kind }: JobKind<Payload>,
  run: (payload: Payload, run: JobRun) => Promise<void>,
): JobDefinition => ({
  name: kind.name,
  lane: kind.lane,
  maxAttempts: kind.maxAttempts,
  backOff: kind.backOff,
  keepDoneMs: kind.keepDoneMs,
  limitMs: kind.limitMs,
  ...(kind.runsAlone ? { runsAlone: true } : {}),
  ...(kind.keptWhenDead ? { keptWhenDead: keptBy(payload, kind.keptWhenDead) } : {}),
  run: async (stored, context) => {
    const parsed = payload.safeParse(stored);
    if (!parsed.success) throw new JobFailure('INVALID_PAYLOAD', { isFinal: true, cause: parsed.error });
    await run(parsed.data, context);
  },
});

/** How long administrators see a job that failed for good. */
export const DEAD_KEPT_DAYS = 90;

const CODE = /^\w{1,60}$/;

/** The code of an error, or its class; never its message, which may contain personal data. */
export function failureCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? code : CODE.test(error.name) ? error.name : 'UNKNOWN';
}
