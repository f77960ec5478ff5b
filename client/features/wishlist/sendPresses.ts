/** Sends what was pressed on a heart. Presses on one item are sent in order, one at a time, and only the last of those that wait. Fetched with the first press. */
import type { ApolloClient } from '@apollo/client';
import type { CatalogueKind, WishlistErrorCode } from '../../generated/types';
import { failureOf } from '../../kernel/graphql/failureOf';
import { AddToWishlistDocument } from './AddToWishlist.gql';
import { pressesOf } from './presses';
import { RemoveFromWishlistDocument } from './RemoveFromWishlist.gql';

export type WishlistItemKey = { readonly kind: CatalogueKind; readonly id: string };

/** How the last press ended. `error` is what kept it from the server. */
export type PressResult = { readonly isSaved: boolean } & (
  | { readonly status: 'DONE' }
  | { readonly status: 'REFUSED'; readonly code: WishlistErrorCode }
  | { readonly status: 'FAILED'; readonly error: unknown }
);

async function send(
  client: ApolloClient,
  { kind, id, isSaved }: WishlistItemKey & { readonly isSaved: boolean },
): Promise<WishlistErrorCode | null> {
  const variables = { input: { kind, itemId: id } };
  const payload = isSaved
    ? (await client.mutate({ mutation: AddToWishlistDocument, variables })).data?.addToWishlist
    : (await client.mutate({ mutation: RemoveFromWishlistDocument, variables })).data?.removeFromWishlist;
  return payload?.errors[0]?.code ?? null;
}

const sending = new WeakMap<ApolloClient, Set<string>>();

function itemsBeingSent(client: ApolloClient): Set<string> {
  const items = sending.get(client) ?? new Set<string>();
  sending.set(client, items);
  return items;
}

/** Null when an earlier call is still sending: it sends this press too. */
export async function sendPresses(client: ApolloClient, item: WishlistItemKey): Promise<PressResult | null> {
  const items = itemsBeingSent(client);
  if (items.has(item.id)) return null;
  items.add(item.id);
  const result = await sendUntilShown(client, item);
  items.delete(item.id);
  if (result?.status !== 'DONE') pressesOf(client).rollBack(item.id);
  return result;
}

async function attempt(client: ApolloClient, item: WishlistItemKey, isSaved: boolean): Promise<PressResult> {
  try {
    const code = await send(client, { ...item, isSaved });
    return code ? { status: 'REFUSED', isSaved, code } : { status: 'DONE', isSaved };
  } catch (error) {
    return { status: 'FAILED', isSaved, error };
  }
}

const isSignedOut = (result: PressResult): boolean =>
  result.status === 'FAILED' && failureOf(result.error).kind === 'UNAUTHENTICATED';

/** Until the server was asked for what the heart shows. After a failure nobody knows what the server has done: a later press is sent all the same. */
async function sendUntilShown(client: ApolloClient, item: WishlistItemKey): Promise<PressResult | null> {
  const presses = pressesOf(client);
  for (;;) {
    const isSaved = presses.shown(item.id);
    if (isSaved === undefined) return null;
    const result = await attempt(client, item, isSaved);
    if (result.status === 'DONE') presses.confirm(item.id, isSaved);
    if (presses.shown(item.id) === isSaved || isSignedOut(result)) return result;
  }
}
