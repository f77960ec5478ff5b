/**
 * What a request asks for, from its text to its answer: an operation of a validated document, with its variables. What does not depend on the variables is
 * found once a document.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { type CostBudget, type FieldPolicy, policyOf } from './fieldPolicy.js';
import { nullableInNonNull } from './nullableInNonNull.js';

export type Variables = Readonly<Record<string, unknown>>;

export type Operation = { analysed: AnalysedOperation; variables: Variables };

export type AnalysedOperation = {
  document: AnalysedDocument;
  node: OperationDefinitionNode;
  name: string | null;
  /** What it asks for at its root, whatever aliases and fragments it hides behind, once a selection. */
  rootFields: readonly RootField[];
  /** For so many seconds a cache may give the same answer to every visitor; null unless all of its root fields are public and cacheable. */
  maxAge: number | null;
  /** Whether all of its root fields are about single entries: its answer is known by what was read for it (answerReads.ts). */
  isByEntries: boolean;
  /** Suggestions are paid from their own budget; an operation that wants anything else, too, is not. */
  budget: CostBudget;
};

export type RootField = { name: string; policy: FieldPolicy };

export type AnalysedDocument = {
  schema: GraphQLSchema;
  node: DocumentNode;
  fragments: Fragments;
  operations: readonly AnalysedOperation[];
  /** Whether any of its operations reads the schema itself. */
  asksForSchema: boolean;
  nullableInNonNull: ReadonlySet<string>;
  /** Names of the variables on which its cost depends (operationCost.ts). */
  sizes: readonly string[];
  /** What it cost with their values. */
  costs: Map<string, number>;
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Arguments that say how long a list may be. */
const SIZES = new Set(['page', 'limit']);
/** `__schema` and `__type` are no fields of Query, and nothing of them is cached. */
const SCHEMA_FIELD = { extensions: {} };

const known = new WeakMap<DocumentNode, AnalysedDocument>();

/** Of a document that is valid by the schema: its fragments exist and end somewhere. */
export function analysed(schema: GraphQLSchema, node: DocumentNode): AnalysedDocument {
  const found = known.get(node);
  if (found?.schema === schema) return found;
  const document = analyse(schema, node);
  known.set(node, document);
  return document;
}

/** Null where the document has no operation of that name, or several when none is named. */
export function operationOf(
  { operations }: AnalysedDocument,
  { operationName, variables }: { operationName: string | null | undefined; variables: Variables },
): Operation | null {
  const [only, ...others] = operations;
  const chosen = operationName ?? null;
  const meant = chosen !== null ? operations.find(({ name }) => name === chosen) : others.length === 0 && only;
  return meant ? { analysed: meant, variables } : null;
}

function analyse(schema: GraphQLSchema, node: DocumentNode): AnalysedDocument {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of node.definitions) if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  const operations: AnalysedOperation[] = [];
  const document: AnalysedDocument = {
    schema,
    node,
    fragments,
    operations,
    asksForSchema: asksForSchema(node),
    nullableInNonNull: nullableInNonNull(schema, node),
    sizes: namesOfSizes(node),
    costs: new Map(),
  };
  for (const part of node.definitions)
    if (part.kind === Kind.OPERATION_DEFINITION) operations.push(analyseOperation(document, part));
  return document;
}

function analyseOperation(document: AnalysedDocument, node: OperationDefinitionNode): AnalysedOperation {
  const fields = document.schema.getRootType(node.operation)?.getFields() ?? {};
  const rootFields = rootNamesOf(node.selectionSet, document.fragments).map(name => ({
    name,
    policy: policyOf(fields[name] ?? SCHEMA_FIELD),
  }));
  const policies = rootFields.flatMap(({ name, policy }) => (name === '__typename' ? [] : [policy]));
  const ages = node.operation === 'query' ? policies.map(({ maxAge }) => maxAge) : [];
  const isSuggestion = policies.length > 0 && policies.every(({ budget }) => budget === 'SUGGESTIONS');
  return {
    document,
    node,
    name: node.name?.value ?? null,
    rootFields,
    maxAge: ages.length === 0 || ages.includes(null) ? null : Math.min(...ages.map(Number)),
    isByEntries: policies.length > 0 && policies.every(policy => policy.isByEntries),
    budget: isSuggestion ? 'SUGGESTIONS' : 'WORK',
  };
}

const rootNamesOf = ({ selections }: SelectionSetNode, fragments: Fragments): string[] =>
  selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return inner ? rootNamesOf(inner.selectionSet, fragments) : [];
  });

function asksForSchema(document: DocumentNode): boolean {
  let does = false;
  visit(document, {
    Field: ({ name }) => {
      does ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return does;
}

function namesOfSizes(document: DocumentNode): string[] {
  const names = new Set<string>();
  const note = { Variable: ({ name }: { name: { value: string } }) => void names.add(name.value) };
  visit(document, {
    Argument: argument => {
      if (SIZES.has(argument.name.value)) visit(argument, note);
    },
    Directive: directive => void visit(directive, note),
    // A whole input object may hold the size.
    ObjectField: field => {
      if (SIZES.has(field.name.value) && field.value.kind === Kind.VARIABLE) names.add(field.value.name.value);
    },
  });
  return [...names];
}
