/**
 * Reads what the served page shows from the cache before it is taken over, in short tasks: the cache remembers what it has read, parts of an answer too. Within the
 * first render, which cannot be interrupted there, reading would be the longest task of the load, and a tap would wait for it.
 */
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { isReference } from '@apollo/client/utilities';
import type { FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import type { Preload, PreloadContext } from '../kernel/page/preload';

type Stored = { readonly [field: string]: unknown } | null | undefined;
type Part = { readonly selectionSet: SelectionSetNode; readonly rootId: string };

/** Parts that are read in one task: about 15 ms of a slow phone. */
const AT_ONCE = 4;

export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/**
 * The first use of `Intl` makes a browser look through all languages that it knows: 60 ms of a slow phone in one piece with the first number, 30 in a task of its own and
 * as much with the first number where something else of it was used before.
 */
export async function prepareFormats(locale: string): Promise<void> {
  await nextTask();
  Intl.Collator.supportedLocalesOf(locale);
}

/**
 * The records in a value, each with what is selected of it, those within another one before it. Arguments stand behind the name of a field; what else begins like the
 * name is read in vain.
 */
const partsOf = (records: NormalizedCacheObject, selectionSet: SelectionSetNode | undefined, value: Stored): Part[] => {
  if (!selectionSet || !value) return [];
  if (isReference(value))
    return [...partsOf(records, selectionSet, records[value.__ref]), { selectionSet, rootId: value.__ref }];
  return (selectionSet.selections as readonly FieldNode[]).flatMap(selection =>
    Object.keys(value)
      .filter(field => field.startsWith(selection.name?.value))
      .flatMap(field => value[field])
      .flatMap(held => partsOf(records, selection.selectionSet, held as Stored)),
  );
};

/** What did not come with the page ends it: that is asked for once the page is drawn. */
export const readAhead = (
  client: ApolloClient,
  records: NormalizedCacheObject,
  preload: Preload,
  page: Omit<PreloadContext, 'query'>,
): Promise<void> =>
  preload({
    ...page,
    query: async (query, variables) => {
      await nextTask();
      const document = client.cache.transformDocument(query);
      // What is sent is one operation without fragments (codegen/spreadFragments.ts).
      const [operation] = document.definitions as readonly [OperationDefinitionNode];
      for (const [index, { selectionSet, rootId }] of partsOf(
        records,
        operation.selectionSet,
        records.ROOT_QUERY,
      ).entries()) {
        if (!(index % AT_ONCE)) await nextTask();
        const part = { ...document, definitions: [{ ...operation, selectionSet }] };
        client.cache.read({ query: part, rootId, variables, optimistic: true });
      }
      await nextTask();
      // What the client finds out of a document it remembers, too; nothing is asked for until somebody subscribes.
      client.watchQuery({ query, variables });
      await nextTask();
      // Null where the page came without it, which ends the preload as soon as that looks into it.
      return client.readQuery({ query, variables, optimistic: true }) as never;
    },
  }).then(nextTask, nextTask);
