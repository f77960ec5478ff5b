/** The site with the starter catalogue and full lists (testing/fullSite.ts); tells its parent what to ask it, and what each is priced at. */
import {
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { policyOf } from '../kernel/graphql/fieldPolicy.js';
import { GRAPH_LIMITS, sizeError } from '../kernel/graphql/graphLimits.js';
import { hasLength, isList } from '../kernel/graphql/listCaps.js';
import { checkCost } from '../kernel/graphql/operationCost.js';
import { textOfOperation } from './clientOperations.js';
import { createTestApp } from './createTestApp.js';
import { operationIn } from './operationIn.js';
import { fillSite, type FullSite } from './fullSite.js';
import { ROWS } from './fullSite.acts.js';
import type { Person } from './signIn.js';
import { wholeSelection } from './wholeSelection.js';

type Field = GraphQLField<unknown, unknown>;
/** Told from process to process: bench/prices.bench.ts has the same types. */
type PricedOperation = {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  cost: number;
  cookie: string;
};
type PriceSite = { url: string; reference: PricedOperation; operations: PricedOperation[] };

const DEPTHS = [4, 3, 2, 1, 0];
const SIZES = [ROWS, 30, 20, 10, 5, 2, 1];
const MAX_LIMIT = 12;
const KINDS = ['Institution', 'Program', 'Scholarship'];

const cookieOf = ({ browser }: Person): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function costOf(schema: GraphQLSchema, query: string, variables: Record<string, unknown> = {}): number | null {
  if (sizeError(query)) return null;
  try {
    const document = parse(query, { maxTokens: GRAPH_LIMITS.tokens });
    return checkCost(operationIn(schema, document, { variables }));
  } catch {
    return null;
  }
}

/** The first that one operation may ask for: the deepest selection of the longest page. */
function largest(
  schema: GraphQLSchema,
  queryOf: (rows: number, depth: number) => string,
): { query: string; cost: number } {
  for (const rows of SIZES)
    for (const depth of DEPTHS) {
      const query = queryOf(rows, depth);
      const cost = costOf(schema, query);
      if (cost !== null) return { query, cost };
    }
  throw new Error(`Nothing of it may be asked for: ${queryOf(1, 0)}`);
}

function ofRoot(schema: GraphQLSchema, { argumentsOf, student, admin }: FullSite, field: Field): PricedOperation {
  const person = ['ADVISOR', 'ADMIN'].includes(policyOf(field).requires ?? '') ? admin : student;
  const type = getNamedType(field.type);
  const { query, cost } = largest(schema, (rows, depth) => {
    const page = field.args.some(({ name }) => name === 'page') ? `page: { size: ${rows} }` : '';
    const argumentTexts = [argumentsOf[field.name], page].filter(Boolean).join(', ');
    const selected = isCompositeType(type)
      ? ` { ${wholeSelection(type, { schema, role: person.role, depth, rows: null })} }`
      : '';
    return `{ ${field.name}${argumentTexts === '' ? '' : `(${argumentTexts})`}${selected} }`;
  });
  return { name: field.name, query, cost, variables: {}, cookie: cookieOf(person) };
}

/** A field of an entry of the catalogue, of as many entries as one operation may ask for, at its longest. */
function ofEntry(
  schema: GraphQLSchema,
  { student }: FullSite,
  kind: string,
  field: Field,
  type: GraphQLCompositeType,
): PricedOperation {
  const isPaged = field.args.some(({ name }) => name === 'page');
  const { query, cost } = largest(schema, (rows, depth) => {
    const length = isPaged ? `(page: { size: ${ROWS} })` : hasLength(field) ? `(limit: ${MAX_LIMIT})` : '';
    const selected = wholeSelection(type, { schema, role: 'STUDENT', depth, rows: null });
    return `{ search${kind}s(page: { size: ${rows} }) { items { ${field.name}${length} { ${selected} } } } }`;
  });
  return { name: `${kind}.${field.name}`, query, cost, variables: {}, cookie: cookieOf(student) };
}

function operationsOf(schema: GraphQLSchema, site: FullSite): PricedOperation[] {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).map(field => ofRoot(schema, site, field));
  const ofEntries = KINDS.flatMap(kind => {
    const owner = schema.getType(kind);
    return Object.values(isObjectType(owner) ? owner.getFields() : {}).flatMap(field => {
      const type = getNamedType(field.type);
      return isCompositeType(type) && (isList(field) || policyOf(field).cost > 1)
        ? ofEntry(schema, site, kind, field, type)
        : [];
    });
  });
  const mutations = site.mutations.map(({ name, query, variables, person }) => ({
    name,
    query,
    variables,
    cost: costOf(schema, query, variables) ?? Number.NaN,
    cookie: person ? cookieOf(person) : '',
  }));
  return [...roots, ...ofEntries, ...mutations];
}

const wide = '1000000000';
let aheadMs = 0;
const app = await createTestApp({
  clock: () => new Date(Date.now() + aheadMs),
  environment: {
    LIMIT_ADDRESS_COST_PER_MINUTE: wide,
    LIMIT_USER_COST_PER_MINUTE: wide,
    LIMIT_SUGGESTION_COST_PER_MINUTE: wide,
  },
});
await app.services.combined.start();
await app.refreshIndex();
const site = await fillSite(app);
// What has just been written is read more often (catalogue/due): the usual case is that it was written before.
aheadMs = 60_000;
const [card] = parse('{ searchPrograms(page: { size: 20 }) { items { ...ProgramCard_program } } }').definitions;
if (card?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation of the card.');
const query = textOfOperation(card);
const priceSite: PriceSite = {
  url: app.url,
  reference: {
    name: 'searchPrograms',
    query,
    variables: {},
    cost: costOf(app.schema, query) ?? Number.NaN,
    cookie: cookieOf(site.student),
  },
  operations: operationsOf(app.schema, site),
};
process.send?.(priceSite);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
