/** Loads what the criteria want. Until that is there, and when it cannot be had, the results of before stay. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useAutoRetry, type AutoRetry } from '../../kernel/graphql/useAutoRetry';

/** Quick choices are one request. */
const PAUSE_MS = 200;

export type ResultsState = AutoRetry & {
  /** What is shown is not what is wanted yet. */
  readonly isWaiting: boolean;
};

/** Variables that have not changed for a moment; those that were answered before need no wait. */
export function useSettledVariables<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  wanted: V,
): { readonly variables: V; readonly isSettled: boolean } {
  const client = useApolloClient();
  const [settled, setSettled] = useState(wanted);
  const [key, settledKey] = [JSON.stringify(wanted), JSON.stringify(settled)];
  const isKnown = key === settledKey || client.readQuery({ query: document, variables: wanted }) !== null;
  const settle = useEffectEvent(() => setSettled(wanted));
  useEffect(() => {
    if (key === settledKey) return undefined;
    const timer = setTimeout(settle, isKnown ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, settledKey, isKnown]);
  return { variables: isKnown ? wanted : settled, isSettled: isKnown };
}

type Answer<D> = {
  readonly data: D | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
};

export function useResults<D>(
  { data, error, loading, refetch }: Answer<D>,
  isSettled: boolean,
): ResultsState & { readonly data: D | undefined } {
  /** An answer that comes while somebody goes on choosing is outdated. */
  const current = isSettled ? data : undefined;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  // Twenty cards are drawn bit by bit: a click in between is not kept waiting.
  const shown = useDeferredValue(current ?? last);
  const retry = useAutoRetry({ error, isLoading: loading || !isSettled, refetch });
  return { data: shown, isWaiting: current === undefined || shown !== current, ...retry };
}
