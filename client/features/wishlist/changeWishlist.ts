/** Keeps an entry or lets it go: at once on the page, then on the server; what the server refuses is taken back. Fetched with the first press. */
import type { ApolloClient } from '@apollo/client';
import type { CatalogueKind, WishlistErrorCode } from '../../generated/types';
import { AddToWishlistDocument } from './AddToWishlist.gql';
import { MyWishlistIdsDocument } from './MyWishlistIds.gql';
import { RemoveFromWishlistDocument } from './RemoveFromWishlist.gql';

export type WishlistChange = { readonly kind: CatalogueKind; readonly id: string; readonly isKept: boolean };

/** Of this entry alone: other presses may be on their way. */
function show(client: ApolloClient, { id, isKept }: Pick<WishlistChange, 'id' | 'isKept'>): void {
  client.cache.updateQuery({ query: MyWishlistIdsDocument }, known => {
    const others = (known?.myWishlistIds ?? []).filter(other => other !== id);
    return { myWishlistIds: isKept ? [...others, id] : others };
  });
}

async function send(
  client: ApolloClient,
  { kind, id, isKept }: WishlistChange,
): Promise<readonly { readonly code: WishlistErrorCode }[]> {
  const variables = { input: { kind, itemId: id } };
  if (isKept)
    return (await client.mutate({ mutation: AddToWishlistDocument, variables })).data?.addToWishlist.errors ?? [];
  return (
    (await client.mutate({ mutation: RemoveFromWishlistDocument, variables })).data?.removeFromWishlist.errors ?? []
  );
}

/** Null when it is done, else why not. Rejects when the server could not be asked. */
export async function changeWishlist(client: ApolloClient, change: WishlistChange): Promise<WishlistErrorCode | null> {
  const isListKnown = client.cache.readQuery({ query: MyWishlistIdsDocument }) !== null;
  show(client, change);
  const takeBack = () => show(client, { ...change, isKept: !change.isKept });
  try {
    const [refusal] = await send(client, change);
    if (refusal) {
      takeBack();
      return refusal.code;
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  // Pressed before the list had come: its answer, still on the way, knows nothing of the change.
  if (!isListKnown)
    await client.query({
      query: MyWishlistIdsDocument,
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
  // Its pages and counts are asked for again where they are shown.
  client.cache.evict({ fieldName: 'myWishlist' });
  client.cache.gc();
  return null;
}
