/**
 * What a visitor begins and somebody signed in finishes. A feature declares its kind of act,
 * `declare module '../../kernel/feedback/acts' { interface Acts { ADD_TO_WISHLIST: Readonly<{ kind: CatalogueKind; id: string }> } }`,
 * and client/app/siteActs.ts registers how it is done.
 */
import type { ApolloClient } from '@apollo/client';
import type { MessageId } from '../i18n/useText';
import { PENDING_ACT_NOTE } from '../storage/arrivalNotes';
import { readDeviceNote, writeDeviceNote } from '../storage/deviceNotes';

/** Payload by kind; it must survive JSON. */
export interface Acts {}

export type ActKind = keyof Acts & string;
export type Act = { readonly [Kind in ActKind]: { readonly kind: Kind; readonly payload: Acts[Kind] } }[ActKind];

export type Outcome = { readonly isDone: boolean; readonly words: MessageId };

/** How an act is done. Whatever stands in the note may have been written by anybody: `read` trusts nothing. */
export type ActHandler<Payload> = {
  readonly read: (payload: unknown) => Payload | null;
  /** Answers what to say of it; a failure may also be thrown. */
  readonly perform: (payload: Payload, client: ApolloClient) => Promise<Outcome>;
  readonly failed: MessageId;
};

type Registered = {
  readonly failed: MessageId;
  readonly tryIt: (payload: unknown, client: ApolloClient) => Promise<Outcome> | null;
};

const handlers = new Map<string, Registered>();

export function registerAct<Kind extends ActKind>(kind: Kind, { read, perform, failed }: ActHandler<Acts[Kind]>): void {
  handlers.set(kind, {
    failed,
    tryIt: (payload, client) => {
      const known = read(payload);
      return known === null ? null : perform(known, client);
    },
  });
}

/** After an hour nobody remembers what was pressed: it would come as a surprise. */
const FRESH_MS = 3_600_000;

/** Null forgets it. */
export const keepAct = (act: Act | null, now = Date.now()): void =>
  writeDeviceNote(PENDING_ACT_NOTE, act && JSON.stringify({ act, at: now }));

/** Does what was begun before signing in, once; null when there was nothing, or it was too long ago. */
export async function finishPendingAct(client: ApolloClient, now = Date.now()): Promise<Outcome | null> {
  const note = readDeviceNote(PENDING_ACT_NOTE);
  if (note === null) return null;
  // Forgotten first: what fails is not tried again behind a person's back, and a second tab finds nothing.
  writeDeviceNote(PENDING_ACT_NOTE, null);
  const act = readNote(note);
  const handler = act && handlers.get(act.kind);
  if (!act || !handler || !(now - act.at >= 0 && now - act.at < FRESH_MS)) return null;
  try {
    return await handler.tryIt(act.payload, client);
  } catch {
    return { isDone: false, words: handler.failed };
  }
}

function readNote(note: string): { readonly kind: string; readonly payload: unknown; readonly at: number } | null {
  try {
    const { act, at } = JSON.parse(note) as Readonly<Record<string, unknown>>;
    const { kind, payload } = act as Readonly<Record<string, unknown>>;
    return typeof kind === 'string' && typeof at === 'number' ? { kind, payload, at } : null;
  } catch {
    return null;
  }
}
