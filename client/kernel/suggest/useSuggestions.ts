/** Queries suggestions for the typed text: debounced, and only the answer to the last text is shown. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CatalogueKind } from '../../generated/types';
import { SuggestDocument } from './Suggest.gql';
import type { Suggestion } from './suggestRows';

/** A pause in typing: most people press five keys a second. */
const DEBOUNCE_MS = 200;
const MAX_SHOWN = 8;

export type Answer = {
  /** The text of the shown suggestions; empty before the first answer. */
  readonly text: string;
  readonly items: readonly Suggestion[];
  readonly hasFailed: boolean;
};

const NOTHING: Answer = { text: '', items: [], hasFailed: false };

export function useSuggestions(text: string, kinds: readonly CatalogueKind[]): Answer {
  const client = useApolloClient();
  const [answer, setAnswer] = useState(NOTHING);
  // The order of the kinds is for display only and does not change the query.
  const asked = kinds.toSorted().join();

  useEffect(() => {
    const question = new AbortController();
    const { signal } = question;
    const show = (next: Answer) => {
      if (!signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(
      () => {
        if (text === '') return show(NOTHING);
        const variables = { text, kinds: asked.split(',') as CatalogueKind[], limit: MAX_SHOWN };
        client
          .query({
            query: SuggestDocument,
            variables,
            context: { fetchOptions: { signal }, queryDeduplication: false },
          })
          .then(
            ({ data }) => show({ text, items: data?.suggest ?? [], hasFailed: false }),
            () => show({ text, items: [], hasFailed: true }),
          );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [client, text, asked]);

  return text === '' ? NOTHING : answer;
}
