import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, type GraphQLSchema } from 'graphql';
import type { Role } from '../../../schema/rules/session.values.js';
import { operationIn } from '../../testing/operationIn.js';
import { projectRoot } from '../projectRoot.js';
import type { Viewer } from '../session/viewer/viewer.js';
import { applyPolicies } from './applyPolicies.js';
import { policyOf } from './fieldPolicy.js';
import { refuseManyCredentials } from './operationPolicy.js';

/** The directives themselves are those of the product. */
const base = readFileSync(join(projectRoot, 'schema', 'base.graphql'), 'utf8');

const schemaOf = (sdl: string, resolvers = {}): GraphQLSchema =>
  applyPolicies(
    makeExecutableSchema({
      typeDefs: [base, 'extend type Mutation { some: String @public }', sdl],
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
  );

describe('a schema', () => {
  it.each([
    ['extend type Query { notes: String }', 'Query.notes says neither @auth nor @public.'],
    ['extend type Query { notes: String @cost(complexity: 2) }', 'Query.notes says neither @auth nor @public.'],
    [
      'extend type Query { a: String @public } extend type Mutation { notes: String }',
      'Mutation.notes says neither @auth nor @public.',
    ],
    ['extend type Query { notes: String @auth @public }', 'Query.notes says both @auth and @public.'],
    [
      'extend type Query { notes: String @public(maxAge: 9) @credential }',
      'Query.notes tries credentials: it cannot be cached.',
    ],
    [
      'extend type Query { notes: String @public(maxAge: 0) }',
      'Query.notes has a maxAge below 1: without one it is not cached.',
    ],
    [
      'extend type Query { note: Note @public } type Note { text: String @public }',
      'Note.text is no field of Query or Mutation: @public and @credential mean nothing here.',
    ],
    [
      'extend type Query { notes: String @auth @token(rights: [LEADS_READ]) }',
      'Query.notes is not for staff alone: @token means nothing here.',
    ],
    [
      'extend type Query { notes: String @public @token(rights: [LEADS_READ]) }',
      'Query.notes is not for staff alone: @token means nothing here.',
    ],
    [
      'extend type Query { notes: String @auth(requires: ADMIN) @credential @token(rights: [LEADS_READ]) }',
      'Query.notes tries credentials: no token may call it.',
    ],
    [
      'extend type Query { a: String @public } interface Told { text: String @auth } type Note implements Told { text: String }',
      'Told.text belongs to an interface: @auth stands on the fields of its types.',
    ],
  ])('is refused for %s', (sdl, mistake) => {
    expect(() => schemaOf(sdl)).toThrow(`The SDL must say who may call each field:\n${mistake}`);
  });

  it('is refused for a role that there is not', () => {
    expect(() => schemaOf('extend type Query { notes: String @auth(requires: KING) }')).toThrow(/KING/);
  });
});

const NOTES = schemaOf(
  `extend type Query {
    "All of them."
    notes: String @auth
    leads: String @auth(requires: ADVISOR)
    audit: String @auth(requires: ADMIN)
    note: Note @public
    opened: Note @auth(requires: ADVISOR) @token(rights: [LEADS_READ, AUDIT_READ])
    told: Note @public(maxAge: 30)
  }
  type Note {
    text: String
    authorId: String @auth(requires: ADVISOR)
    author: String @auth(requires: ADVISOR) @token(rights: [LEADS_READ])
  }`,
  {
    Query: {
      notes: (_query: unknown, _args: unknown, { viewer }: { viewer: Viewer }) => `of ${viewer.id}`,
      leads: () => 'leads',
      audit: () => 'audit',
      note: () => ({ text: 'a note', authorId: '7' }),
      opened: () => ({ text: 'opened', authorId: '7', author: 'Lan' }),
      told: () => ({ text: 'told', authorId: '7', author: 'Lan' }),
    },
  },
);

const viewerOf = (role: Role): Viewer => ({ id: 'mai', role, fullName: 'Mai', language: 'VI', sessionId: 's' });

const ask = (source: string, role: Role | null): Promise<unknown> => askAs(source, role && viewerOf(role));

async function askAs(source: string, viewer: Viewer | null): Promise<unknown> {
  const contextValue = { viewer, isServiceToken: viewer?.rights !== undefined };
  const { data, errors } = await graphql({ schema: NOTES, source, contextValue });
  return errors?.[0] ? errors[0].extensions['code'] : data;
}

describe('a field under @auth', () => {
  it.each([
    ['{ notes }', { STUDENT: { notes: 'of mai' }, ADVISOR: { notes: 'of mai' }, ADMIN: { notes: 'of mai' } }],
    ['{ leads }', { STUDENT: 'FORBIDDEN', ADVISOR: { leads: 'leads' }, ADMIN: { leads: 'leads' } }],
    ['{ audit }', { STUDENT: 'FORBIDDEN', ADVISOR: 'FORBIDDEN', ADMIN: { audit: 'audit' } }],
    [
      '{ note { authorId } }',
      { STUDENT: 'FORBIDDEN', ADVISOR: { note: { authorId: '7' } }, ADMIN: { note: { authorId: '7' } } },
    ],
  ] as [string, Record<Role, unknown>][])('is answered to its roles alone: %s', async (source, expected) => {
    expect(await ask(source, null)).toBe('UNAUTHENTICATED');
    for (const role of ['STUDENT', 'ADVISOR', 'ADMIN'] as const)
      expect({ role, answer: await ask(source, role) }).toEqual({ role, answer: expected[role] });
  });

  it('leaves the fields beside it open', async () => {
    expect(await ask('{ note { text } }', null)).toEqual({ note: { text: 'a note' } });
  });

  it('tells in its description who may call it', () => {
    const fields = NOTES.getQueryType()?.getFields() ?? {};
    expect(fields.notes?.description).toBe('All of them. Needs a session.');
    expect(fields.leads?.description).toBe('For advisors and administrators.');
    expect(fields.note?.description).toBeUndefined();
  });
});

describe('a service token', () => {
  const askWith = (source: string, ...rights: NonNullable<Viewer['rights']>[number][]): Promise<unknown> =>
    askAs(source, { ...viewerOf('ADMIN'), rights });

  it.each([
    ['{ opened { text } }', { opened: { text: 'opened' } }],
    ['{ opened { text author } }', { opened: { text: 'opened', author: 'Lan' } }],
    ['{ told { text } }', { told: { text: 'told' } }],
    ['{ told { author } }', { told: { author: 'Lan' } }],
  ])('with the right is answered as staff are: %s', async (source, expected) => {
    expect(await askWith(source, 'LEADS_READ')).toEqual(expected);
  });

  it('with another right of the field is answered, but not by fields below it that name it not', async () => {
    expect(await askWith('{ opened { text } }', 'AUDIT_READ')).toEqual({ opened: { text: 'opened' } });
    expect(await askWith('{ opened { author } }', 'AUDIT_READ')).toBe('FORBIDDEN');
    expect(await askWith('{ told { author } }', 'AUDIT_READ')).toBe('FORBIDDEN');
  });

  it.each([
    '{ notes }',
    '{ leads }',
    '{ audit }',
    '{ note { text } }',
    '{ opened { authorId } }',
    '{ told { authorId } }',
  ])('is refused by what names no right, whatever the role: %s', async source => {
    expect(await askWith(source, 'LEADS_READ', 'AUDIT_READ')).toBe('FORBIDDEN');
  });

  it('without a right reads what is the same for everybody, and nothing else', async () => {
    expect(await askWith('{ told { text } }')).toEqual({ told: { text: 'told' } });
    expect(await askWith('{ opened { text } }')).toBe('FORBIDDEN');
  });

  it('is named in the description of what it may call', () => {
    expect(NOTES.getQueryType()?.getFields().opened?.description).toBe(
      'For advisors and administrators. Also for service tokens with LEADS_READ or AUDIT_READ.',
    );
  });
});

const SEARCH = schemaOf(`
  extend type Query {
    search: String @public(maxAge: 30) @cost(complexity: 25)
    rates: String @public(maxAge: 60)
    viewer: String @public
    mine: String @auth
  }
  extend type Mutation { login: String @public @credential reset: String @public @credential save: String @auth }`);

const operation = (source: string, operationName?: string) =>
  operationIn(SEARCH, source, { operationName: operationName ?? null });

describe('an answer for everybody', () => {
  it.each([
    ['{ search }', 30],
    ['{ rates }', 60],
    ['{ a: search ...F } fragment F on Query { b: rates __typename }', 30],
    ['{ search viewer }', null],
    ['{ search mine }', null],
    ['{ search __schema { queryType { name } } }', null],
    ['mutation { some }', null],
  ])('%s may be cached for %s seconds', (source, seconds) => {
    expect(operation(source).analysed.maxAge).toBe(seconds);
  });

  it('is judged by the operation that is meant', () => {
    const source = 'query A { search } query B { viewer }';
    expect(['A', 'B', 'A'].map(name => operation(source, name).analysed.maxAge)).toEqual([30, null, 30]);
  });
});

describe('an operation', () => {
  it('may try one credential', () => {
    for (const fine of ['mutation { login save save2: save }', 'mutation { reset }'])
      expect(() => refuseManyCredentials(operation(fine))).not.toThrow();
    for (const many of ['mutation { login reset }', 'mutation { login ...F } fragment F on Mutation { b: login }'])
      expect(() => refuseManyCredentials(operation(many))).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it('costs what its fields say', () => {
    expect(policyOf(SEARCH.getQueryType()?.getFields().search ?? { extensions: {} }).cost).toBe(25);
    expect(policyOf(SEARCH.getQueryType()?.getFields().rates ?? { extensions: {} }).cost).toBe(1);
  });
});
