/** Every list of the graph at its largest page with everything selected: how often the database is asked, and whether its cap is true. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import {
  execute,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isCompositeType,
  isObjectType,
  parse,
} from 'graphql';
import { capOf, hasLength, isList } from '../../kernel/graphql/listCaps.js';
import { policyOf } from '../../kernel/graphql/fieldPolicy.js';
import { buildInstitution, buildProgram, buildScholarship } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { fillSite, type FullSite } from '../../testing/fullSite.js';
import { ROWS } from '../../testing/fullSite.acts.js';
import type { Person } from '../../testing/signIn.js';
import { wholeSelection } from '../../testing/wholeSelection.js';
import { readTypeDefs } from './buildSchema.js';
import { buildASTSchema } from 'graphql';

const MAX_COMMANDS = 3;
/** What a chance takes of the viewer, once a request, whatever is listed: the profile and the grade book. */
const OF_THE_VIEWER = ['find users', 'find gradebooks'];
/** No lists, but all that is stored about a person, or shown on a page of theirs: a command for each collection, however much is in it. */
const OF_EVERY_DOMAIN = new Set(['myDataExport', 'myDeletionPreview', 'myDashboard']);

const MAX_LIMIT = 12;
type Field = GraphQLField<unknown, unknown>;

const institutions = Array.from({ length: ROWS + 5 }, (_, at) => buildInstitution({ slug: `of-lists-${at}` }));
const catalogue = {
  institutions,
  programs: institutions.map(({ slug }) => buildProgram(slug)),
  scholarships: institutions.map(({ slug }, at) =>
    buildScholarship({ ...(at % 2 === 0 ? { institution: slug } : {}), deadlines: [] }),
  ),
};

let app: TestApp;
let site: FullSite;
beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date('2026-11-22T02:00:00Z'), catalogue });
  site = await fillSite(app);
});
afterAll(() => app?.close());

/** Read from the SDL, because the schema that serves is made once the stores are there. */
const sdl = buildASTSchema(parse(readTypeDefs().join('\n')));
const rootNames = Object.keys(sdl.getQueryType()?.getFields() ?? {});

const rootField = (name: string): Field => {
  const field = app.schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
};

/** As the person who may call it, without the limits of one operation. */
async function answerOf(query: string, { browser }: Person): Promise<Record<string, unknown>> {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = await app.services.sessions.open(request, new ServerResponse(request));
  const contextValue = app.createContext({
    record: { requestId: 'of a list', headers: {}, kind: 'graphql' },
    session,
    address: '127.0.0.1',
    charge: async () => undefined,
  });
  const { data, errors } = await execute({ schema: app.schema, document: parse(query), contextValue });
  expect((errors ?? []).map(({ message }) => message)).toEqual([]);
  return { ...data };
}

const seen = new Set<string>();
const personFor = (field: Field): Person =>
  ['ADVISOR', 'ADMIN'].includes(policyOf(field).requires ?? '') ? site.admin : site.student;

function callOf(field: Field, rows: number): string {
  const page = field.args.some(({ name }) => name === 'page') ? `page: { size: ${rows} }` : '';
  const argumentTexts = [site.argumentsOf[field.name], page].filter(Boolean).join(', ');
  return field.name + (argumentTexts === '' ? '' : `(${argumentTexts})`);
}

function queryOf(name: string, rows = ROWS, nestedRows: number | null = 2): string {
  const field = rootField(name);
  const type = getNamedType(field.type);
  const { role } = personFor(field);
  const selected = isCompositeType(type)
    ? ` { ${wholeSelection(type, { schema: app.schema, role, depth: 4, rows: nestedRows, seen })} }`
    : '';
  if (isList(field)) seen.add(`Query.${name}`);
  return `{ ${callOf(field, rows)}${selected} }`;
}

async function commandsOf(query: string, person: Person): Promise<string[]> {
  return commandsDuring(app, async () => void (await answerOf(query, person)));
}

const TRIES = 5;
/** Where a busy machine stops in the middle of an answer, a copy grows too old and is read once more: then another answer is looked at. */
async function settledCommandsOf(query: string, person: Person): Promise<string[]> {
  let commands = await commandsOf(query, person);
  for (let tries = 1; tries < TRIES && listed(commands).length > MAX_COMMANDS; tries += 1)
    commands = await commandsOf(query, person);
  return commands;
}

/** Without what is read of the viewer. */
function listed(commands: readonly string[]): string[] {
  if (!commands.includes('find gradebooks')) return [...commands];
  return OF_THE_VIEWER.reduce((rest, command) => rest.toSpliced(rest.indexOf(command), 1), [...commands]);
}

describe('a field of Query with everything selected at its largest page', () => {
  it.each(rootNames)('asks the database at most three times: %s', async name => {
    const query = queryOf(name);
    const person = personFor(rootField(name));
    // A site has read its catalogue before anybody asks.
    await answerOf(query, person);
    const commands = await settledCommandsOf(query, person);
    // A person's records are read by each domain for itself; one more may ask whose address they were sent from.
    const most = OF_EVERY_DOMAIN.has(name)
      ? Math.max(...[...new Set(commands)].map(each => commands.filter(other => other === each).length)) - 1
      : listed(commands).length;
    expect({ name, commands: most > MAX_COMMANDS ? commands : [] }).toEqual({ name, commands: [] });
  });
});

/** Lists within entries of the catalogue that say how long they are, each at its longest. */
const WITHIN = ['Institution', 'Program', 'Scholarship'].flatMap(name => {
  const type = sdl.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()).filter(hasLength) : [];
  return fields.map(field => [`search${name}s`, name, field.name] as const);
});

describe('fifty entries, each with a list at its longest', () => {
  it.each(WITHIN)('ask the database at most three times: %s { %s.%s }', async (root, owner, name) => {
    const type = app.schema.getType(owner);
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    const entry = field && getNamedType(field.type);
    if (!field || !isCompositeType(entry)) throw new Error(`There is no list ${owner}.${name}.`);
    const length = field.args.some(argument => argument.name === 'page')
      ? `page: { size: ${ROWS} }`
      : `limit: ${MAX_LIMIT}`;
    const selected = wholeSelection(entry, { schema: app.schema, role: 'STUDENT', depth: 1, rows: null });
    if (isList(field)) seen.add(`${owner}.${name}`);
    const query = `{ ${root}(page: { size: ${ROWS} }) { items { id ${name}(${length}) { ${selected} } } } }`;
    await answerOf(query, site.student);
    expect(listed(await settledCommandsOf(query, site.student)).length).toBeLessThanOrEqual(MAX_COMMANDS);
  });
});

let changes = 0;
describe('right after a change of the catalogue', () => {
  it.each(['searchPrograms', 'searchInstitutions', 'searchScholarships', 'myWishlist', 'reviews'])(
    'fifty rows ask the database no more often than five: %s',
    async name => {
      const person = personFor(rootField(name));
      const afterChange = async (rows: number): Promise<string[]> => {
        await app.addItems({ institutions: [buildInstitution({ slug: 'of-lists-0', foundedYear: 1900 + changes })] });
        changes += 1;
        // As after an import of thousands: with a single change only its own record is read again.
        app.services.domains.catalogue.provides.changes.noteAll();
        return (await commandsOf(queryOf(name, rows), person)).toSorted();
      };
      // A read that takes long, as on a busy machine, is answered from older copies, and so are the next ones: both are asked once more then.
      let [five, fifty] = [await afterChange(5), await afterChange(ROWS)];
      for (let tries = 1; tries < TRIES && five.join() !== fifty.join(); tries += 1)
        [five, fifty] = [await afterChange(5), await afterChange(ROWS)];
      expect(five.length).toBeGreaterThan(0);
      expect(fifty).toEqual(five);
    },
  );
});
describe('a cap', () => {
  /** Lists that are longer than their caps. */
  function tooLong(value: unknown, type: GraphQLObjectType): string[] {
    if (Array.isArray(value)) return value.flatMap(each => tooLong(each, type));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, found]) => {
      const field = type.getFields()[key.replace(`${type.name}_`, '')];
      if (!field) return [];
      const cap = isList(field) && Array.isArray(found) ? capOf(app.schema, field) : null;
      const long =
        cap !== null && Array.isArray(found) && found.length > cap
          ? [`${type.name}.${field.name}: ${found.length} of ${cap}`]
          : [];
      const inner = getNamedType(field.type);
      return [...long, ...(isObjectType(inner) ? tooLong(found, inner) : [])];
    });
  }

  it.each(rootNames)('is kept by what %s answers', async name => {
    const query = app.schema.getQueryType();
    if (!query) throw new Error('There is no Query.');
    expect(tooLong(await answerOf(queryOf(name), personFor(rootField(name))), query)).toEqual([]);
  });
});

it('every list that can be reached from Query was asked for', () => {
  const reached = new Set<string>();
  const walk = (type: unknown): void => {
    if (!isCompositeType(type)) return;
    const types = isObjectType(type) ? [type] : sdl.getPossibleTypes(type);
    for (const { name, getFields } of types.map(each => ({ name: each.name, getFields: () => each.getFields() }))) {
      if (reached.has(name)) continue;
      reached.add(name);
      for (const field of Object.values(getFields())) walk(getNamedType(field.type));
    }
  };
  walk(sdl.getQueryType());
  const lists = [...reached].flatMap(name => {
    const type = sdl.getType(name);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.filter(field => isList(field)).map(field => `${name}.${field.name}`);
  });
  expect(lists.length).toBeGreaterThan(90);
  expect(lists.filter(name => !seen.has(name) && !name.endsWith('errors'))).toEqual([]);
});
