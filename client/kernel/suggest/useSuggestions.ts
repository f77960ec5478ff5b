/** Queries suggestions for the typed text: debounced, and only the answer to the last text is shown. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CatalogueKind } from '../../generated/types';
import { SuggestDocument } from './Suggest.gql';
import type { Suggestion, UnderstoodPart } from './suggestRows';

/** A pause in typing: most people press five keys a second. */
const DEBOUNCE_MS = 200;
const MAX_SHOWN = 8;

export type Answer = {
  /** The text of the shown suggestions; empty before the first answer. */
  readonly text: string;
  readonly items: readonly Suggestion[];
  /** What a search for the text would keep of it. */
  readonly understood: readonly UnderstoodPart[];
  readonly hasFailed: boolean;
};

const NOTHING: Answer = { text: '', items: [], understood: [], hasFailed: false };

/** `kinds`: the first is the kind that a search for the text looks among. */
export function useSuggestions(text: string, kinds: readonly CatalogueKind[]): Answer {
  const client = useApolloClient();
  const [answer, setAnswer] = useState(NOTHING);
  // The order of the kinds is for display only and does not change the query.
  const asked = kinds.toSorted().join();
  const [kind = 'PROGRAM'] = kinds;

  useEffect(() => {
    const question = new AbortController();
    const { signal } = question;
    const show = (next: Answer) => {
      if (!signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(
      () => {
        if (text === '') return show(NOTHING);
        const variables = { text, kind, kinds: asked.split(',') as CatalogueKind[], limit: MAX_SHOWN };
        client
          .query({
            query: SuggestDocument,
            variables,
            context: { fetchOptions: { signal }, queryDeduplication: false },
          })
          .then(
            ({ data }) =>
              show({
                text,
                items: data?.suggest ?? [],
                understood: data?.understoodParts ?? [],
                hasFailed: false,
              }),
            () => show({ ...NOTHING, text, hasFailed: true }),
          );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [client, text, kind, asked]);

  return text === '' ? NOTHING : answer;
}
