/**
 * What a browser's cache would hold after writing the given answers, made without one: a cache of its own for each page costs the server more than
 * drawing does. The test holds it to the library's own result for every operation of the client.
 */
import type { NormalizedCacheObject, OperationVariables, Reference, StoreObject } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { possibleTypes } from '../../generated/possibleTypes';
import { mergedTypes } from './cache';

export type Answer = {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
  readonly data: unknown;
};

type Fields = Record<string, unknown>;
type Step =
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly keyOf: (variables: OperationVariables) => string;
      readonly steps: Steps | null;
    }
  | { readonly kind: 'part'; readonly matches: (typename: unknown) => boolean; readonly steps: Steps };
/** Read when first walked: fragments may be spread in each other's neighbourhood. */
type Steps = () => readonly Step[];

const WITHOUT_ID = new Set(mergedTypes);
const kindsOf: Readonly<Record<string, readonly string[]>> = possibleTypes;

const hasVariable = (node: ValueNode): boolean => {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(hasVariable);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value));
};

/** Name of a field in the cache: with its arguments, as they are in this operation. */
function keyOfField({ name, arguments: given = [] }: FieldNode): (variables: OperationVariables) => string {
  if (given.length === 0) return () => name.value;
  const keyWith = (variables: OperationVariables): string =>
    `${name.value}(${canonicalStringify(Object.fromEntries(given.map(argument => [argument.name.value, valueFromASTUntyped(argument.value, variables)])))})`;
  if (given.some(({ value }) => hasVariable(value))) return keyWith;
  const key = keyWith({});
  return () => key;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function stepsOf(document: DocumentNode): Steps {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const partOf = (selectionSet: SelectionSetNode, condition: string | undefined): Step => ({
    kind: 'part',
    matches: typename =>
      condition === undefined ||
      typename === condition ||
      (kindsOf[condition]?.some(kind => kind === typename) ?? false),
    steps: read(selectionSet),
  });
  const read = (selectionSet: SelectionSetNode): Steps =>
    once(() =>
      selectionSet.selections.flatMap((selection): Step[] => {
        if (selection.kind === Kind.FIELD) {
          const { alias, name } = selection;
          return [
            {
              kind: 'field',
              name: (alias ?? name).value,
              keyOf: keyOfField(selection),
              steps: selection.selectionSet ? read(selection.selectionSet) : null,
            },
          ];
        }
        if (selection.kind === Kind.INLINE_FRAGMENT)
          return [partOf(selection.selectionSet, selection.typeCondition?.name.value)];
        const fragment = fragments.get(selection.name.value);
        return fragment ? [partOf(fragment.selectionSet, fragment.typeCondition.name.value)] : [];
      }),
    );
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? read(operation.selectionSet) : () => [];
}

const knownSteps = new WeakMap<DocumentNode, Steps>();
function stepsFor(document: DocumentNode): Steps {
  const steps = knownSteps.get(document) ?? stepsOf(document);
  knownSteps.set(document, steps);
  return steps;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = ({ __typename: typename, id }: Fields): string | null =>
  typeof typename === 'string' && (typeof id === 'string' || typeof id === 'number') && !WITHOUT_ID.has(typename)
    ? `${typename}:${id}`
    : null;

export function normalizedState(answers: readonly Answer[]): NormalizedCacheObject {
  const state: Record<string, StoreObject & Fields> = {};

  const put = (
    data: Fields,
    into: Fields,
    { steps, variables }: { steps: Steps; variables: OperationVariables },
  ): void => {
    for (const step of steps()) {
      if (step.kind === 'part') {
        if (step.matches(data.__typename)) put(data, into, { steps: step.steps, variables });
        continue;
      }
      const value = data[step.name];
      // Left out by a directive.
      if (value === undefined) continue;
      const key = step.keyOf(variables);
      into[key] = step.steps ? stored(value, into[key], { steps: step.steps, variables }) : value;
    }
  };

  const stored = (value: unknown, former: unknown, at: { steps: Steps; variables: OperationVariables }): unknown => {
    if (Array.isArray(value))
      return value.map((item, place) => stored(item, Array.isArray(former) ? former[place] : undefined, at));
    if (!isObject(value)) return value;
    const id = idOf(value);
    if (id === null) {
      const into = isObject(former) ? former : {};
      put(value, into, at);
      return into;
    }
    put(value, (state[id] ??= {}), at);
    return { __ref: id } satisfies Reference;
  };

  for (const { document, variables, data } of answers) {
    if (isObject(data))
      put(data, (state.ROOT_QUERY ??= { __typename: 'Query' }), { steps: stepsFor(document), variables });
  }
  return state;
}
