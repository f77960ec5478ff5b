/**
 * An action that a visitor begins and that is finished once they are signed in. A feature declares its kind,
 * `declare module '../../kernel/feedback/pendingActions' { interface PendingActions { ADD_TO_WISHLIST: Readonly<{ kind: CatalogueKind; id: string }> } }`,
 * and names in its feature.ts what finishes it.
 */
import type { ApolloClient } from '@apollo/client';
import type { MessageId } from '../i18n/useText';
import { PENDING_ACTION_KEY } from '../storage/pageLoadItems';
import { readLocalItem, writeLocalItem } from '../storage/localStorage';

/** Payload by kind; it must survive JSON. */
export interface PendingActions {}

export type PendingActionKind = keyof PendingActions & string;
export type PendingAction = {
  readonly [Kind in PendingActionKind]: { readonly kind: Kind; readonly payload: PendingActions[Kind] };
}[PendingActionKind];

export type ActionOutcome = { readonly isDone: boolean; readonly message: MessageId };

/** Null when the payload is not one that the feature has stored. A failure may also be thrown. */
export type PendingActionHandler = {
  readonly perform: (payload: unknown, client: ApolloClient) => Promise<ActionOutcome> | null;
  readonly failed: MessageId;
};

type Steps<Payload> = {
  /** The stored payload may have been written by anybody: it is checked like any other input. */
  readonly read: (payload: unknown) => Payload | null;
  readonly perform: (payload: Payload, client: ApolloClient) => Promise<ActionOutcome>;
  readonly failed: MessageId;
};

export const definePendingAction = <Kind extends PendingActionKind>(
  _kind: Kind,
  { read, perform, failed }: Steps<PendingActions[Kind]>,
): PendingActionHandler => ({
  failed,
  perform: (payload, client) => {
    const known = read(payload);
    return known === null ? null : perform(known, client);
  },
});

/** After an hour the person no longer expects it. */
const MAX_AGE_MS = 3_600_000;

/** Null forgets it. */
export const storePendingAction = (action: PendingAction | null, now = Date.now()): void =>
  void writeLocalItem(PENDING_ACTION_KEY, action && JSON.stringify({ action, at: now }));

/** Fetches what finishes a kind of action; undefined when no feature has it. */
export type LoadHandler = (kind: string) => Promise<PendingActionHandler> | undefined;

/** Does what was begun before signing in, once; null when there was nothing, or it was too long ago. */
export async function finishPendingAction(
  client: ApolloClient,
  loadHandler: LoadHandler,
  now = Date.now(),
): Promise<ActionOutcome | null> {
  const note = readLocalItem(PENDING_ACTION_KEY);
  if (note === null) return null;
  const action = parseNote(note);
  const isFresh = action !== null && now - action.at >= 0 && now - action.at < MAX_AGE_MS;
  const handler = isFresh ? await loadHandler(action.kind) : undefined;
  // Another tab was quicker.
  if (readLocalItem(PENDING_ACTION_KEY) !== note) return null;
  // Forgotten first: what fails is not tried again unseen.
  writeLocalItem(PENDING_ACTION_KEY, null);
  if (!action || !handler) return null;
  try {
    return await handler.perform(action.payload, client);
  } catch {
    return { isDone: false, message: handler.failed };
  }
}

function parseNote(note: string): { readonly kind: string; readonly payload: unknown; readonly at: number } | null {
  try {
    const { action, at } = JSON.parse(note) as Readonly<Record<string, unknown>>;
    const { kind, payload } = action as Readonly<Record<string, unknown>>;
    return typeof kind === 'string' && typeof at === 'number' ? { kind, payload, at } : null;
  } catch {
    return null;
  }
}
