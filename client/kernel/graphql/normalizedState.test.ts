import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  type DocumentNode,
  isAbstractType,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type VariableDefinitionNode,
} from 'graphql';
import { possibleTypes } from '../../generated/possibleTypes';
import { arbitraryQuestion } from '../../testing/arbitraryQuestion';
import { madeUpAnswer, schema } from '../../testing/madeUpAnswers';
import { createCache } from './cache';
import { normalizedState } from './normalizedState';

/** The client knows the kinds of those interfaces and unions that its own operations name: any question may name any of them. */
const known: Record<string, string[]> = possibleTypes;
const knownBefore = { ...known };
beforeAll(() => {
  for (const type of Object.values(schema.getTypeMap()))
    if (isAbstractType(type)) known[type.name] = schema.getPossibleTypes(type).map(({ name }) => name);
});
afterAll(() => {
  for (const name of Object.keys(known)) delete known[name];
  Object.assign(known, knownBefore);
});

const sent = readFileSync(join(import.meta.dirname, '..', '..', 'generated/operations.graphql'), 'utf8');
const { definitions } = parse(sent);
const queries = definitions.flatMap(definition =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query' ? [definition] : [],
);

function exampleOf(definition: VariableDefinitionNode): unknown {
  const isList =
    definition.type.kind === Kind.NON_NULL_TYPE
      ? definition.type.type.kind === Kind.LIST_TYPE
      : definition.type.kind === Kind.LIST_TYPE;
  const name = /\w+/.exec(JSON.stringify(definition.type).replace(/.*"value":"(\w+)".*/, '$1'))?.[0] ?? '';
  const type = schema.getType(name);
  const one = isEnumType(type)
    ? type.getValues()[0]?.name
    : ({ String: 'a text', ID: 'an-id', Int: 3, Boolean: true } as Record<string, unknown>)[name];
  if (one === undefined) return definition.type.kind === Kind.NON_NULL_TYPE ? {} : undefined;
  return isList ? [one] : one;
}

const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(variableDefinitions.map(definition => [definition.variable.name.value, exampleOf(definition)]));

type Question = { readonly source: DocumentNode; readonly variables: Record<string, unknown> };

const questions = queries.map((query): Question & { readonly name: string } => ({
  name: query.name?.value ?? '',
  source: { kind: Kind.DOCUMENT, definitions: [query] },
  variables: variablesOf(query),
}));

/** What travels: a member without a value does not. */
const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

async function answerTo({ source, variables }: Question) {
  const document = createCache().transformDocument(source);
  return { document, variables, data: await madeUpAnswer(document, asSent(variables)) };
}

/** What a page keeps of the answer, what the library keeps of it, and what a browser reads from each. */
async function keptOf({ source, variables }: Question) {
  const answer = await answerTo({ source, variables });
  const cache = createCache();
  cache.writeQuery({ query: source, variables, data: answer.data });
  const state = asSent(normalizedState([answer]));
  const read = createCache().restore(state).readQuery({ query: source, variables });
  return {
    byPage: { state, read },
    byLibrary: { state: asSent(cache.extract()), read: cache.readQuery({ query: source, variables }) },
  };
}

describe('the state that travels with a page', () => {
  it.each(questions)('is what the browser’s cache would hold after $name', async question => {
    const { byPage, byLibrary } = await keptOf(question);

    expect(byPage).toEqual(byLibrary);
    expect(byPage.read).not.toBeNull();
  });

  it.each(questions)(
    'is what the browser’s cache would hold after $name with all that may be left out left out',
    async ({ source, variables }) => {
      const [query] = source.definitions;
      const declared = query?.kind === Kind.OPERATION_DEFINITION ? (query.variableDefinitions ?? []) : [];
      const required = declared.flatMap(({ type, variable }) =>
        type.kind === Kind.NON_NULL_TYPE ? [variable.name.value] : [],
      );
      const requiredOnes = Object.fromEntries(required.map(name => [name, variables[name]]));
      const { byPage, byLibrary } = await keptOf({ source, variables: requiredOnes });

      expect(byPage).toEqual(byLibrary);
      expect(byPage.read).not.toBeNull();
    },
  );

  it('is what the browser’s cache would hold after any question to the graph', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryQuestion(schema), async ({ text, variables }) => {
        const { byPage, byLibrary } = await keptOf({ source: parse(text), variables });
        expect(byPage).toEqual(byLibrary);
      }),
      // Making a failing question smaller takes minutes: the text that is printed is short enough to be cut by hand.
      { numRuns: 150, endOnFailure: true },
    );
  });

  it('joins the answers of several operations: each can be read, and nothing is missing that the browser’s cache would keep', async () => {
    const cache = createCache();
    const answers = [];
    for (const question of questions) {
      const answer = await answerTo(question);
      cache.writeQuery({ query: question.source, variables: question.variables, data: answer.data });
      answers.push({ ...answer, source: question.source });
    }
    const state = asSent(normalizedState(answers));

    expect(state).toMatchObject(asSent(cache.extract()));
    const restored = createCache().restore(state);
    for (const { source, variables, data } of answers)
      expect(restored.readQuery({ query: source, variables })).toEqual(data);
  });
});
