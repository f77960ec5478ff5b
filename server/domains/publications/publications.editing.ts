/** What the staff does with a kind of publication: publish, change, take back. The kinds differ in their rule and their fields alone. */
import { z } from 'zod';
import type { AuditKind } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { Idempotency } from '../../kernel/idempotency/createIdempotency.js';
import { orRefused, type PublicationError, refusal, userError, userErrorsOf } from './publications.errors.js';
import type { PublicationsPorts } from './publications.ports.js';
import type { Published } from './publications.records.js';
import type { PublicationRepository } from './publications.repository.js';

export type EditResult<Stored> = { item: Stored | null; errors: PublicationError[] };

type Deps = PublicationsPorts & { idempotency: Pick<Idempotency, 'once'>; clock: Clock };

type Kind<Stored extends Published, Values> = {
  repository: PublicationRepository<Stored>;
  /** The mutation that publishes. */
  scope: string;
  acts: { published: AuditKind; changed: AuditKind; retired: AuditKind };
  rule: z.ZodType<Values>;
  /** Name of the input that holds the texts: errors are reported below it. */
  input: string;
  /** The record with these values, or what is wrong with them at this moment. */
  recordOf: (values: Values, published: Published) => Stored | PublicationError;
};

const createdRule = z.object({ id: z.string() });

const isError = (made: object): made is PublicationError => 'code' in made;

/** All that a change writes. The rest names the record, or belongs to its storage. */
const contentOf = <Stored extends Published>(record: Stored): Partial<Stored> => {
  const { _id, updatedAt: _seen, outbox: _outbox, outboxLast: _last, ...content } = record;
  return content as Partial<Stored>;
};

export const createEditor = <Stored extends Published, Values>(
  { auditEntryOf, idempotency, clock }: Deps,
  { repository, scope, acts, rule, input, recordOf }: Kind<Stored, Values>,
) => {
  const below = ({ code, field }: PublicationError): PublicationError =>
    userError(code, field === null ? input : `${input}.${field}`);
  const made = (texts: unknown, published: Published): Stored => {
    const parsed = rule.safeParse(texts);
    if (parsed.error) throw refusal(...userErrorsOf(parsed.error).map(below));
    const record = recordOf(parsed.data, published);
    if (isError(record)) throw refusal(below(record));
    return record;
  };
  const existing = async (id: string): Promise<Stored> => {
    const record = await repository.byId(id);
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  };
  const resultOf = (work: () => Promise<Stored>): Promise<EditResult<Stored>> =>
    orRefused<EditResult<Stored>>(
      async () => ({ item: await work(), errors: [] }),
      errors => ({ item: null, errors }),
    );
  const followUpsOf = (kind: AuditKind, actorId: string, id: string) => [auditEntryOf({ kind, actorId, detail: id })];
  const write = async (staffId: string, seen: Date, record: Stored, kind: AuditKind): Promise<Stored> => {
    const followUps = followUpsOf(kind, staffId, record._id);
    const change = { seenUpdatedAt: seen, set: contentOf(record), followUps, now: clock() };
    const written = await repository.change(record._id, change);
    if (written === 'CONFLICT') throw refusal(userError('CONFLICT', 'seenUpdatedAt'));
    return written;
  };

  return {
    publish: (staffId: string, key: string, texts: unknown): Promise<EditResult<Stored>> =>
      resultOf(async () => {
        const call = { scope, caller: { userId: staffId }, key, input: texts, answer: createdRule };
        const { id } = await idempotency.once(call, async callId => {
          const now = clock();
          const record = made(texts, { _id: callId, isRetired: false, publishedAt: now, updatedAt: now });
          await repository.insert(record, followUpsOf(acts.published, staffId, callId));
          return { id: callId };
        });
        return existing(id);
      }),

    /** A publication that was taken back is published again by a change. */
    change: (
      staffId: string,
      { id, seenUpdatedAt, texts }: { id: string; seenUpdatedAt: Date; texts: unknown },
    ): Promise<EditResult<Stored>> =>
      resultOf(async () => {
        const { publishedAt, updatedAt } = await existing(id);
        const record = made(texts, { _id: id, isRetired: false, publishedAt, updatedAt });
        return write(staffId, seenUpdatedAt, record, acts.changed);
      }),

    retire: (staffId: string, id: string): Promise<EditResult<Stored>> =>
      resultOf(async () => {
        const record = await existing(id);
        if (record.isRetired) return record;
        return write(staffId, record.updatedAt, { ...record, isRetired: true }, acts.retired);
      }),
  };
};

export type Editor<Stored extends Published> = {
  [Act in keyof ReturnType<typeof createEditor<Stored, unknown>>]: ReturnType<
    typeof createEditor<Stored, unknown>
  >[Act];
};
