/** Who may call what: every root field is called as a visitor, as each role and with a token of each right, and must answer as its SDL says. */
import { buildSchema, type ConstDirectiveNode, Kind, parse } from 'graphql';
import { includesRole, type Role, ROLES } from '../../schema/rules/session.values.js';
import { ROLE_OF_RIGHT, type ServiceRight } from '../../schema/rules/serviceTokens.values.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { ENDING, rootOperations } from '../testing/rootOperations.js';
import { codesOf, runQuery } from '../testing/runQuery.js';
import { createToken, runQueryWith } from '../testing/serviceTokens.js';
import { type Person, runQueryAs, signIn } from '../testing/signIn.js';
import { readTypeDefs } from './graphql/buildSchema.js';

type Needs = {
  /** The least role; null when no session is needed. */
  role: Role | null;
  /** A token with one of these may call it. */
  rights: readonly string[];
  /** The same for everybody, tools included. */
  isShared: boolean;
};

const argumentOf = (directive: ConstDirectiveNode | undefined, name: string) =>
  directive?.arguments?.find(argument => argument.name.value === name)?.value;

/** Read from the text of the SDL, not from the schema that serves: what is written there is what must be answered. */
function readNeeds(typeDefs: readonly string[]): Map<string, Needs> {
  const needs = new Map<string, Needs>();
  for (const definition of typeDefs.flatMap(text => parse(text).definitions)) {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION && definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const kind = definition.name.value.toLowerCase();
    if (kind !== 'query' && kind !== 'mutation') continue;
    for (const { name, directives = [] } of definition.fields ?? []) {
      const said = (wanted: string) => directives.find(directive => directive.name.value === wanted);
      const auth = said('auth');
      const requires = argumentOf(auth, 'requires');
      const rights = argumentOf(said('token'), 'rights');
      const role = requires?.kind === Kind.ENUM ? ROLES.find(known => known === requires.value) : 'STUDENT';
      if (auth && !role) throw new Error(`${name.value} requires a role that there is not.`);
      needs.set(`${kind}.${name.value}`, {
        role: auth ? (role ?? null) : null,
        rights:
          rights?.kind === Kind.LIST ? rights.values.map(value => (value.kind === Kind.ENUM ? value.value : '')) : [],
        isShared: argumentOf(said('public'), 'maxAge') !== undefined,
      });
    }
  }
  return needs;
}

const NEEDS = readNeeds(readTypeDefs());

const OUTAGES = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'GRAPHQL_VALIDATION_FAILED']);

const REFUSALS = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN']);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const expectedFor = (role: Role | null): string[] => {
  const mayCall = (needed: Role | null): boolean => needed === null || (role !== null && includesRole(role, needed));
  return [...NEEDS].flatMap(([name, needed]) => (mayCall(needed.role) ? [name] : [])).toSorted();
};

describe('the SDL', () => {
  it('speaks of every root field, and of no other', () => {
    expect(
      rootOperations(app.schema)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...NEEDS.keys()].toSorted());
  });

  it('gives no field of a viewer to everybody', () => {
    expect([...NEEDS.keys()].filter(name => /\.my[A-Z]/.test(name)).length).toBeGreaterThan(3);
    expect([...NEEDS].filter(([name, { role }]) => role === null && /\.my[A-Z]/.test(name))).toEqual([]);
  });
});

describe('a visitor', () => {
  it('is answered by the fields that need nobody, and told to sign in by all others', async () => {
    const answered: string[] = [];
    const refusals: object[] = [];
    for (const { name, operation } of rootOperations(app.schema)) {
      const answer = await runQuery(app, operation);
      expect({ operation, outages: codesOf(answer).filter(code => OUTAGES.has(code)) }).toEqual({
        operation,
        outages: [],
      });
      if (codesOf(answer).some(code => REFUSALS.has(code)))
        refusals.push({ status: answer.status, data: answer.data, codes: codesOf(answer) });
      else answered.push(name);
    }
    expect(answered.toSorted()).toEqual(expectedFor(null));
    expect(refusals).toEqual(refusals.map(() => ({ status: 401, data: null, codes: ['UNAUTHENTICATED'] })));
  });
});

describe.each(ROLES)('somebody signed in as %s', role => {
  it('is answered by the fields of the role, and refused by those of higher ones', async () => {
    const person: Person = await signIn(app, { role });
    const answered: string[] = [];
    const statuses = new Set<number>();
    for (const { name, operation } of rootOperations(app.schema)) {
      const answer = await runQueryAs(ENDING.has(name) ? await signIn(app, { role }) : person, operation);
      expect({
        operation,
        outages: codesOf(answer).filter(code => OUTAGES.has(code) || code === 'UNAUTHENTICATED'),
      }).toEqual({ operation, outages: [] });
      if (codesOf(answer).includes('FORBIDDEN')) statuses.add(answer.status);
      else answered.push(name);
    }
    expect(answered.toSorted()).toEqual(expectedFor(role));
    expect([...statuses]).toEqual(role === 'ADMIN' ? [] : [403]);
  });
});

const RIGHTS = Object.keys(ROLE_OF_RIGHT) as ServiceRight[];

describe('the rights of service tokens', () => {
  it('are those that the SDL names, each with the role that its fields need', () => {
    const named = [...NEEDS.values()].flatMap(({ rights }) => rights);
    expect([...new Set(named)].toSorted()).toEqual(RIGHTS.toSorted());
    const needed = (right: string) =>
      [...NEEDS.values()].flatMap(({ role, rights }) => (rights.includes(right) && role ? [role] : []));
    for (const right of RIGHTS)
      expect({ right, roles: [...new Set(needed(right))] }).toEqual({ right, roles: [ROLE_OF_RIGHT[right]] });
  });

  it('give no tool an account, a session, a token, or what is one person’s own', () => {
    const opened = [...NEEDS].flatMap(([name, { rights }]) => (rights.length > 0 ? [name] : []));
    expect(
      opened.filter(name => /\.my[A-Z]|[Tt]oken|[Rr]ole|[Pp]assword|[Ss]ession|[Ll]ogin|[Aa]ccount/.test(name)),
    ).toEqual([]);
  });
});

describe.each(RIGHTS)('a service token with the right %s', right => {
  it('is answered by the fields that name it and by what is the same for everybody, and refused by all others', async () => {
    const admin = await signIn(app, { role: 'ADMIN' });
    const { secret } = await createToken(admin, { rights: [right] });
    const answered: string[] = [];
    const refusals: object[] = [];
    for (const { name, operation } of rootOperations(app.schema)) {
      const answer = await runQueryWith({ url: app.url, secret }, operation);
      expect({
        operation,
        outages: codesOf(answer).filter(code => OUTAGES.has(code) || code === 'UNAUTHENTICATED'),
      }).toEqual({ operation, outages: [] });
      if (codesOf(answer).includes('FORBIDDEN')) refusals.push({ status: answer.status, data: answer.data });
      else answered.push(name);
    }
    const expected = [...NEEDS].flatMap(([name, { rights, isShared }]) =>
      isShared || rights.includes(right) ? [name] : [],
    );
    expect(answered.toSorted()).toEqual(expected.toSorted());
    expect(refusals).toEqual(refusals.map(() => ({ status: 403, data: null })));
  });
});

describe('a query', () => {
  it('writes nothing: responses from a cache and repeated runs leave no trace', async () => {
    const admin = await signIn(app, { role: 'ADMIN' });
    await app.services.idle();
    const writes: string[] = [];
    const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }): void => {
      const collection = String(command[commandName]);
      // Workers claim and finish jobs all the time; what a query must not do is to add one.
      const isWrite = commandName === 'insert' || /^(update|delete|findAndModify)$/.test(commandName);
      if (isWrite && (commandName === 'insert' || collection !== 'jobs')) writes.push(`${commandName} ${collection}`);
    };
    const client = app.mongo.connection.getClient();
    client.on('commandStarted', note);
    for (const { name, operation } of rootOperations(app.schema))
      if (name.startsWith('query.')) await runQueryAs(admin, operation);
    await app.services.idle();
    client.off('commandStarted', note);
    expect(writes).toEqual([]);
  });
});

describe('the walk over the schema', () => {
  it('calls queries and mutations with what they require', () => {
    const schema = buildSchema(
      'enum E { A } input I { e: E! n: Int } type Payload { ok: Boolean } type Query { myThing(id: ID!): String } type Mutation { change(input: I!, list: [Int!]!): Payload }',
    );
    expect(rootOperations(schema)).toEqual([
      { name: 'query.myThing', operation: 'query { myThing(id: "a") }' },
      { name: 'mutation.change', operation: 'mutation { change(input: { e: A } list: [1]) { __typename } }' },
    ]);
  });
});
