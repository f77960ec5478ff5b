import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, type GraphQLSchema } from 'graphql';
import { projectRoot } from '../projectRoot.js';
import type { Viewer } from '../session/viewer/viewer.js';
import { applyPolicies } from './applyPolicies.js';

/** The directives themselves are those of the product. */
const base = readFileSync(join(projectRoot, 'schema', 'base.graphql'), 'utf8');

const stored: string[] = [];
const schemaOf = (sdl: string): GraphQLSchema => {
  const names = [...sdl.matchAll(/ (\w+)(?:\([^)]*\))?: \w+ @(?:auth|public)/g)].map(([, name]) => String(name));
  const store = (name: string) => () => {
    stored.push(name);
    return {};
  };
  return applyPolicies(
    makeExecutableSchema({
      typeDefs: [base, 'extend type Query { some: String @public }', sdl],
      resolvers: { Mutation: Object.fromEntries(names.map(name => [name, store(name)])) },
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
  );
};

const NOTES = schemaOf(`
  extend type Mutation {
    "Adds it."
    addNote(input: AddNoteInput!): AddNotePayload @auth
    tellNote(input: AddNoteInput!): ToldPayload @public
    removeNote: AddNotePayload @auth @withoutConsent(because: "Takes away.")
    changeNote(input: ChangeNoteInput!): AddNotePayload @auth @withoutConsent(because: "Colours are nobody's business.")
    countedNote: CountedPayload @auth
    staffNote: AddNotePayload @auth(requires: ADVISOR)
  }
  input AddNoteInput { text: String! }
  input ChangeNoteInput { colour: String mark: Int @personal isShared: Boolean @personal }
  type AddNotePayload { note: String errors: [NoteError!] }
  type NoteError implements UserError { code: String! codeName: String! field: String }
  type ToldPayload { note: String ok: Boolean errors: [ToldError!]! }
  type CountedPayload { count: Int! errors: [ToldError!]! }
  type ToldError implements UserError { code: ToldErrorCode! codeName: String! field: String }
  enum ToldErrorCode { TOO_LONG GUARDIAN_CONSENT_NEEDED }
`);

const viewer: Viewer = { id: 'nam', role: 'STUDENT', fullName: 'Nam', language: 'VI', sessionId: 's' };

async function send(
  source: string,
  account: { needsGuardianConsent: boolean } | null | 'VISITOR' = { needsGuardianConsent: true },
  role: Viewer['role'] = 'STUDENT',
) {
  stored.length = 0;
  const { data, errors } = await graphql({
    schema: NOTES,
    source: `mutation { ${source} }`,
    contextValue: {
      viewer: account === 'VISITOR' ? null : { ...viewer, role },
      loaders: { accountOf: async () => account },
    },
  });
  const { code, field } = { ...errors?.[0]?.extensions };
  return { stored: [...stored], ...(errors ? { code, field } : { data: { ...data } }) };
}

const ADD = 'addNote(input: { text: "a" }) { note }';
const TELL = 'tellNote(input: { text: "a" }) { note ok errors { code field } }';

describe('a mutation called by somebody under 16 whose guardian has not agreed', () => {
  it('is refused when its SDL says nothing', async () => {
    expect(await send(ADD)).toEqual({ stored: [], code: 'FORBIDDEN', field: 'input' });
  });

  it('is refused as data where its payload has a code for it, also when visitors may call it', async () => {
    expect(await send(TELL)).toEqual({
      stored: [],
      data: { tellNote: { note: null, ok: false, errors: [{ code: 'GUARDIAN_CONSENT_NEEDED', field: null }] } },
    });
  });

  it('is refused by an error where the rest of its payload could not be empty', async () => {
    expect(await send('countedNote { count }')).toMatchObject({ stored: [], code: 'FORBIDDEN' });
  });

  it('runs when its SDL says why', async () => {
    expect((await send('removeNote { note }')).stored).toEqual(['removeNote']);
    expect((await send('changeNote(input: { colour: "red" }) { note }')).stored).toEqual(['changeNote']);
  });

  it('is refused for each personal field that is filled in, and may empty or withdraw it', async () => {
    for (const [filled, field] of [
      ['mark: 0', 'input.mark'],
      ['colour: "red", isShared: true', 'input.isShared'],
    ])
      expect(await send(`changeNote(input: { ${filled} }) { note }`)).toEqual({ stored: [], code: 'FORBIDDEN', field });
    expect((await send('changeNote(input: { mark: null, isShared: false }) { note }')).stored).toEqual(['changeNote']);
  });
});

describe('consent', () => {
  it.each([
    ['of somebody who is old enough, or whose guardian has agreed', { needsGuardianConsent: false }],
    ['of a visitor, of whose age nothing is known', 'VISITOR'],
  ] as const)('is not asked %s', async (_who, account) => {
    expect((await send(TELL, account)).stored).toEqual(['tellNote']);
  });

  it('is not asked of staff, who enter what is about others', async () => {
    expect((await send('staffNote { note }', { needsGuardianConsent: true }, 'ADVISOR')).stored).toEqual(['staffNote']);
  });

  it('of an account that was deleted is no question: its session is over', async () => {
    expect(await send(ADD, null)).toMatchObject({ stored: [], code: 'UNAUTHENTICATED' });
  });

  it('is told of in the description that clients see', () => {
    const fields = NOTES.getMutationType()?.getFields() ?? {};
    expect(fields.addNote?.description).toBe(
      'Adds it. Needs a session. Refused while a person under 16 has no guardian’s consent.',
    );
    expect(fields.removeNote?.description).toBe('Needs a session.');
  });
});

describe('a schema', () => {
  it.each([
    [
      'extend type Mutation { a: String @auth(requires: ADMIN) @withoutConsent(because: "x") }',
      'Mutation.a is for staff: @withoutConsent means nothing here.',
    ],
    [
      'extend type Mutation { a: String @auth @withoutConsent(because: " ") }',
      'Mutation.a says @withoutConsent without a reason.',
    ],
    [
      'extend type Query { b: String @auth @withoutConsent(because: "x") } extend type Mutation { a: String @auth }',
      'Query.b is no mutation: @withoutConsent means nothing here.',
    ],
    [
      'extend type Query { b(filter: F): String @auth } input F { mark: Int @personal } extend type Mutation { a: String @auth }',
      'F.mark is no field of the input of a mutation: @personal means nothing here.',
    ],
  ])('is refused for %s', (sdl, mistake) => {
    expect(() => schemaOf(sdl)).toThrow(mistake);
  });
});
