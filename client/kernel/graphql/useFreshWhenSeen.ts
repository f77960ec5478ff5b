/**
 * Asks again, quietly, for what others may have changed meanwhile: when something was delivered to the viewer, when the tab is looked at again, and when the
 * network is back. A page that is opened again asks by itself (preload.ts). What is shown stays until the new answer is there, also when it does not come.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { onDelivery } from '../viewer/deliveries';

/** Younger answers count as new. */
const FRESH_MS = 10_000;

/** When each was asked for last, in this document. */
const askedAt = new Map<string, number>();

export function useFreshWhenSeen<D, V extends OperationVariables>(query: TypedDocumentNode<D, V>, variables: V): void {
  const client = useApolloClient();
  const key = JSON.stringify([query.definitions.map(part => ('name' in part ? part.name?.value : null)), variables]);

  const ask = useEffectEvent(() => {
    askedAt.set(key, Date.now());
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
  const askUnlessFresh = useEffectEvent(() => {
    if (!document.hidden && Date.now() - (askedAt.get(key) ?? 0) >= FRESH_MS) ask();
  });

  useEffect(() => {
    // The page itself has just asked.
    askedAt.set(key, Date.now());
    const onSeen = () => askUnlessFresh();
    const endNews = onDelivery(() => ask());
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', onSeen);
    return () => {
      endNews();
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', onSeen);
    };
  }, [key]);
}
