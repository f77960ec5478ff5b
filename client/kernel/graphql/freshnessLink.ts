/**
 * What was done last stands. A mutation names beside its document the root fields that it outdates (`# outdates: [...]`); when it ends, well or not, their
 * answers leave the cache; what is shown of them is asked for again. A query that was sent before that end and asks for one of these fields may tell the
 * state of before: it is sent once more, and only the answer of after is given on.
 */
import { type ApolloClient, ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { finalize, of, switchMap, type Observable } from 'rxjs';

/** As the generator writes it (codegen.ts). */
type WithOutdates = DocumentNode & { readonly __meta__?: { readonly outdates?: readonly string[] } };

const outdatedBy = (document: WithOutdates): readonly string[] => document.__meta__?.outdates ?? [];

/** Names of the root fields, of which each may stand in a fragment. */
export function rootFields(
  document: DocumentNode,
  { selections }: SelectionSetNode = getMainDefinition(document).selectionSet,
): string[] {
  return selections.flatMap(selection => {
    if (selection.kind === 'Field') return [selection.name.value];
    if (selection.kind === 'InlineFragment') return rootFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      part => part.kind === 'FragmentDefinition' && part.name.value === selection.name.value,
    );
    return fragment?.kind === 'FragmentDefinition' ? rootFields(document, fragment.selectionSet) : [];
  });
}

const asksFor = (document: DocumentNode, fields: readonly string[]): boolean =>
  rootFields(document).some(field => fields.includes(field));

/** What is shown stays until the new answer is there, also when it does not come. */
function forget(client: ApolloClient, fields: readonly string[]): void {
  const shown = [...client.getObservableQueries('active')]
    .filter(({ query, options }) => options.fetchPolicy !== 'cache-only' && asksFor(query, fields))
    .map(({ query, variables }) => ({ query, variables, data: client.readQuery({ query, variables }) }));
  client.cache.batch({
    update: cache => {
      for (const fieldName of fields) cache.evict({ fieldName });
      for (const { data, ...asked } of shown) if (data) cache.writeQuery({ ...asked, data });
    },
  });
  for (const { query, variables } of shown)
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}

export function freshnessLink(): ApolloLink {
  let ended = 0;
  /** The last mutation, as a number, that outdated the field. */
  const outdatedAt = new Map<string, number>();

  const end = ({ query, client }: ApolloLink.Operation): void => {
    const fields = outdatedBy(query);
    if (fields.length === 0) return;
    ended += 1;
    for (const field of fields) outdatedAt.set(field, ended);
    forget(client, fields);
  };

  return new ApolloLink((operation, forward) => {
    const definition = getMainDefinition(operation.query);
    if (definition.kind === 'OperationDefinition' && definition.operation === 'mutation')
      return forward(operation).pipe(finalize(() => end(operation)));
    const fields = rootFields(operation.query);
    const ask = (): Observable<ApolloLink.Result> => {
      const sentAfter = ended;
      const isOutdated = () => fields.some(field => (outdatedAt.get(field) ?? 0) > sentAfter);
      return forward(operation).pipe(switchMap(result => (isOutdated() ? ask() : of(result))));
    };
    return ask();
  });
}
