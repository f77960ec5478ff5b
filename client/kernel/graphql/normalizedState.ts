/**
 * What a browser's cache would hold after writing the given answers, made without one: a cache of its own for each page costs the server more than
 * drawing does. The test holds it to the library's own result for every operation of the client and for any other. It differs where two operations ask for different parts of
 * one list of things without an id: the library would keep the later answer alone, and the first render would ask again for the earlier one.
 */
import type { NormalizedCacheObject, OperationVariables, StoreObject } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
  visit,
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
      readonly isAsked: Condition | null;
      readonly keyOf: (variables: OperationVariables) => string;
      readonly steps: Steps | null;
    }
  | {
      readonly kind: 'part';
      readonly isAsked: Condition | null;
      readonly matches: (typename: unknown) => boolean;
      readonly steps: Steps;
    };
type Condition = (variables: OperationVariables) => boolean;
/** Read when first walked: fragments may be spread in each other's neighbourhood. */
type Steps = () => readonly Step[];

const WITHOUT_ID = new Set(mergedTypes);
const kindsOf: Readonly<Record<string, readonly string[]>> = possibleTypes;

const hasVariable = (node: ValueNode): boolean => {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(hasVariable);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value));
};

/** Name of a field in the cache: with its arguments as they are in this operation, and without any when all of them are variables that were left out. */
function keyOfField({ name, arguments: fieldArguments = [] }: FieldNode): (variables: OperationVariables) => string {
  if (fieldArguments.length === 0) return () => name.value;
  const keyWith = (variables: OperationVariables): string => {
    const args = canonicalStringify(
      Object.fromEntries(
        fieldArguments.map(argument => [argument.name.value, valueFromASTUntyped(argument.value, variables)]),
      ),
    );
    return args === '{}' ? name.value : `${name.value}(${args})`;
  };
  if (fieldArguments.some(({ value }) => hasVariable(value))) return keyWith;
  const key = keyWith({});
  return () => key;
}

/** `@include` and `@skip`. Null: always. */
function conditionOf({ directives = [] }: SelectionNode): Condition | null {
  const conditions = directives.flatMap(({ name, arguments: [condition] = [] }) =>
    condition && (name.value === 'include' || name.value === 'skip')
      ? [{ value: condition.value, wanted: name.value === 'include' }]
      : [],
  );
  if (conditions.length === 0) return null;
  return variables => conditions.every(({ value, wanted }) => valueFromASTUntyped(value, variables) === wanted);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Reading = {
  readonly steps: Steps;
  readonly defaults: OperationVariables;
  /** Does it ask for an id under another name? */
  readonly renamesId: boolean;
};

type Part = Pick<InlineFragmentNode, 'selectionSet' | 'typeCondition'>;
/** Where in an operation a value was asked for. */
type Place = Pick<Reading, 'steps' | 'renamesId'> & { readonly variables: OperationVariables };

function readingOf(document: DocumentNode): Reading {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const partOf = (selection: SelectionNode, { selectionSet, typeCondition }: Part): Step => {
    const condition = typeCondition?.name.value;
    return {
      kind: 'part',
      isAsked: conditionOf(selection),
      matches: typename =>
        condition === undefined ||
        typename === condition ||
        (kindsOf[condition]?.some(kind => kind === typename) ?? false),
      steps: read(selectionSet),
    };
  };
  const read = (selectionSet: SelectionSetNode): Steps =>
    once(() =>
      selectionSet.selections.flatMap((selection): Step[] => {
        if (selection.kind === Kind.FIELD) {
          const { alias, name } = selection;
          return [
            {
              kind: 'field',
              name: (alias ?? name).value,
              isAsked: conditionOf(selection),
              keyOf: keyOfField(selection),
              steps: selection.selectionSet ? read(selection.selectionSet) : null,
            },
          ];
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return [partOf(selection, selection)];
        const fragment = fragments.get(selection.name.value);
        return fragment ? [partOf(selection, fragment)] : [];
      }),
    );
  const operation = document.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return { steps: () => [], defaults: {}, renamesId: false };
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  let renamesId = false;
  visit(document, { Field: ({ name, alias }) => void (renamesId ||= name.value === 'id' && alias !== undefined) });
  return { steps: read(operation.selectionSet), defaults: Object.fromEntries(defaults), renamesId };
}

const knownReadings = new WeakMap<DocumentNode, Reading>();
function readingFor(document: DocumentNode): Reading {
  const reading = knownReadings.get(document) ?? readingOf(document);
  knownReadings.set(document, reading);
  return reading;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id as it was sent, or under the name that this part of the operation gives it. */
function idIn(value: Fields, { steps, renamesId, variables }: Place): unknown {
  if (value.id !== undefined || !renamesId) return value.id;
  for (const step of steps()) {
    if (step.isAsked && !step.isAsked(variables)) continue;
    const id =
      step.kind === 'field'
        ? step.keyOf(variables) === 'id' && value[step.name]
        : step.matches(value.__typename) && idIn(value, { steps: step.steps, renamesId, variables });
    if (id) return id;
  }
  return undefined;
}

function idOf(value: Fields, at: Place): string | null {
  const typename = value.__typename;
  if (typeof typename !== 'string' || WITHOUT_ID.has(typename)) return null;
  const id = idIn(value, at);
  return typeof id === 'string' || typeof id === 'number' ? `${typename}:${id}` : null;
}

export function normalizedState(answers: readonly Answer[]): NormalizedCacheObject {
  const state: Record<string, StoreObject & Fields> = {};

  const put = (data: Fields, into: Fields, { steps, renamesId, variables }: Place): void => {
    for (const step of steps()) {
      if (step.isAsked && !step.isAsked(variables)) continue;
      if (step.kind === 'part') {
        if (step.matches(data.__typename)) put(data, into, { steps: step.steps, renamesId, variables });
        continue;
      }
      const value = data[step.name];
      if (value === undefined) continue;
      const key = step.keyOf(variables);
      into[key] = step.steps ? stored(value, into[key], { steps: step.steps, renamesId, variables }) : value;
    }
  };

  const stored = (value: unknown, former: unknown, at: Place): unknown => {
    if (Array.isArray(value))
      return value.map((item, place) => stored(item, Array.isArray(former) ? former[place] : undefined, at));
    if (!isObject(value)) return value;
    const id = idOf(value, at);
    const into = isObject(former) ? former : {};
    if (id === null) {
      put(value, into, at);
      return into;
    }
    put(value, (state[id] ??= {}), at);
    into.__ref = id;
    return into;
  };

  for (const { document, variables, data } of answers) {
    const { steps, defaults, renamesId } = readingFor(document);
    if (isObject(data))
      put(data, (state.ROOT_QUERY ??= { __typename: 'Query' }), {
        steps,
        renamesId,
        variables: { ...defaults, ...variables },
      });
  }
  return state;
}
