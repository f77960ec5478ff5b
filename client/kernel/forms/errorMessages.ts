/** Messages for the codes that rules and the server answer with. */
import type { MessageId } from '../i18n/useText';

/** Complete by type: a new code of the enum does not compile until it has a message. */
export type ErrorMessages<Code extends string = string> = {
  readonly anywhere: Readonly<Record<Code, MessageId>>;
  /** Where one field says it better: by field, then code. */
  readonly at?: Readonly<Record<string, Readonly<Partial<Record<Code, MessageId>>>>>;
  /** Stands before what the server refuses as a whole. */
  readonly title?: MessageId;
  /** When nobody knows what went wrong. */
  readonly failed?: MessageId;
  /** Stands before the words for a server that cannot be reached. */
  readonly network?: MessageId;
};

const entry = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;

export const errorMessageFor = ({ anywhere, at }: ErrorMessages, code: string, field: string | null): MessageId =>
  (field === null ? undefined : entry(entry(at, field), code)) ?? entry(anywhere, code) ?? 'forms.invalid';
