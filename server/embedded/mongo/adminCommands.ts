/** Handshake, collections and indexes. */
import { assertOptions, countArgument, docArgument, flagArgument, listArgument } from './arguments.js';
import { encode, isDoc, MAX_DOCUMENT_BYTES, type Doc, type Value } from './bson.js';
import { makeIndex, printed, type Collection, type Index } from './catalog.js';
import type { Call, Handler, Node } from './handler.js';
import { CommandError, unsupported } from './errors.js';
import { compileFilter, isTruthy, type Condition } from './match.js';
import { isNumber, sameValue } from './order.js';
import { INDEX_OPTIONS } from './supported.js';
import { MAX_MESSAGE_BYTES } from './wire.js';

const SERVER_VERSION = '7.0.0';
const MAX_WIRE_VERSION = 21;
const ALL = Number.MAX_SAFE_INTEGER;

const hello: Handler = (_node, { name }) =>
  new Map<string, Value>([
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster', true],
    ['helloOk', true],
    ['maxBsonObjectSize', MAX_DOCUMENT_BYTES],
    ['maxMessageSizeBytes', MAX_MESSAGE_BYTES],
    ['maxWriteBatchSize', 100_000],
    ['localTime', new Date()],
    ['logicalSessionTimeoutMinutes', 30],
    ['minWireVersion', 0],
    ['maxWireVersion', MAX_WIRE_VERSION],
    ['readOnly', false],
  ]);

const buildInfo: Handler = () =>
  new Map<string, Value>([
    ['version', SERVER_VERSION],
    ['versionArray', [7, 0, 0, 0]],
    ['modules', ['embedded']],
    ['maxBsonObjectSize', MAX_DOCUMENT_BYTES],
  ]);

const connectionStatus: Handler = () =>
  new Map([
    [
      'authInfo',
      new Map([
        ['authenticatedUsers', []],
        ['authenticatedUserRoles', []],
      ]),
    ],
  ]);

const create: Handler = (node, { ns }) =>
  node.storage.write(() => {
    node.catalog.ensure(ns);
    return new Map();
  });

const drop: Handler = (node, { ns }) =>
  node.storage.write(() => {
    const collection = node.catalog.find(ns);
    if (!collection) return new Map();
    node.cursors.killNamespace(ns);
    node.catalog.drop(collection);
    return new Map<string, Value>([
      ['nIndexesWas', collection.indexes.length + 1],
      ['ns', ns],
    ]);
  });

const inDatabase = (node: Node, database: string) =>
  node.catalog.all().filter(({ ns }) => ns.startsWith(`${database}.`));

const dropDatabase: Handler = (node, { database }) =>
  node.storage.write(() => {
    inDatabase(node, database).forEach(collection => node.catalog.drop(collection));
    return new Map<string, Value>([['dropped', database]]);
  });

async function cursorOver(node: Node, ns: string, docs: Doc[], { body }: Call) {
  const batchSize = countArgument(docArgument(body, 'cursor'), 'batchSize', ALL);
  return {
    batchName: 'firstBatch',
    ...(await node.cursors.start(ns, docs.map(doc => encode(doc)).values(), batchSize, false)),
  };
}

const listCollections: Handler = (node, call) => {
  const filter = compileFilter(docArgument(call.body, 'filter'));
  const isNameOnly = flagArgument(call.body, 'nameOnly');
  const docs = inDatabase(node, call.database).map(
    ({ ns }): Doc =>
      new Map<string, Value>([
        ['name', ns.slice(call.database.length + 1)],
        ['type', 'collection'],
        ...(isNameOnly
          ? []
          : ([
              ['options', new Map()],
              ['info', new Map([['readOnly', false]])],
              ['idIndex', idIndexSpec()],
            ] as const)),
      ]),
  );
  return cursorOver(
    node,
    `${call.database}.$cmd.listCollections`,
    docs.filter(doc => filter.test(doc)),
    call,
  );
};

const idIndexSpec = (): Doc =>
  new Map<string, Value>([
    ['v', 2],
    ['key', new Map([['_id', 1]])],
    ['name', '_id_'],
  ]);

const listIndexes: Handler = (node, call) => {
  const { indexes } = node.catalog.demand(call.ns);
  return cursorOver(node, call.ns, [idIndexSpec(), ...indexes.map(({ spec }) => spec)], call);
};

function readSpec(spec: Value): Doc {
  if (!isDoc(spec)) throw new CommandError(14, 'an index specification must be an object');
  assertOptions(spec, INDEX_OPTIONS, 'an index');
  const key = docArgument(spec, 'key');
  if (key.size === 0) throw new CommandError(67, 'Index keys cannot be empty.');
  const ttl = spec.get('expireAfterSeconds');
  if (ttl !== undefined && (!isNumber(ttl) || !(Number(ttl.toString()) >= 0) || key.size !== 1)) {
    throw new CommandError(67, 'expireAfterSeconds needs a number of at least 0 and an index of one field');
  }
  if (ttl !== undefined && key.has('_id'))
    throw new CommandError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification");
  if (flagArgument(spec, 'sparse') && spec.has('partialFilterExpression')) {
    throw new CommandError(67, "cannot mix 'partialFilterExpression' and 'sparse' options");
  }
  const read: Doc = new Map<string, Value>([
    ['v', 2],
    ['key', key],
    ['name', spec.get('name') ?? [...key].map(([path, way]) => `${path}_${String(way)}`).join('_')],
  ]);
  if (flagArgument(spec, 'unique')) read.set('unique', true);
  if (flagArgument(spec, 'sparse')) read.set('sparse', true);
  if (ttl !== undefined) read.set('expireAfterSeconds', ttl);
  if (spec.has('partialFilterExpression'))
    read.set('partialFilterExpression', partialFilter(docArgument(spec, 'partialFilterExpression')));
  return read;
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$in']);

function partialFilter(filter: Doc): Doc {
  const isAllowed = ({ operator, operand }: Condition) =>
    PARTIAL_OPERATORS.has(operator) && !(operator === '$exists' && !isTruthy(operand));
  const odd =
    [...filter.keys()].find(name => name.startsWith('$') && name !== '$and') ??
    compileFilter(filter).conditions.find(condition => !isAllowed(condition))?.operator;
  if (odd !== undefined) throw unsupported(`${odd} in a partialFilterExpression`, 67);
  return filter;
}

const identity = (spec: Doc): Value =>
  ['key', 'unique', 'sparse', 'partialFilterExpression'].map(name => spec.get(name) ?? null);
const isIdIndex = (spec: Doc) => printed(spec.get('key')) === printed(new Map([['_id', 1]]));

/** True when the index exists already; throws MongoDB's two kinds of conflict. */
function isPresent(collection: Collection, spec: Doc): boolean {
  if (isIdIndex(spec)) return true;
  const name = spec.get('name') ?? null;
  const [named] = collection.indexes.filter(index => index.name === name);
  const [alike] = collection.indexes.filter(index => sameValue(identity(index.spec), identity(spec)));
  if (named && named !== alike) {
    throw new CommandError(
      86,
      'An existing index has the same name as the requested index. When index names are not specified, they are ' +
        `auto generated and can cause conflicts. Requested index: ${printed(spec)}, existing index: ${printed(named.spec)}`,
    );
  }
  if (!alike) return false;
  if (alike !== named) throw new CommandError(85, `Index already exists with a different name: ${alike.name}`);
  if (sameValue(alike.spec.get('expireAfterSeconds') ?? null, spec.get('expireAfterSeconds') ?? null)) return true;
  throw new CommandError(
    85,
    'An equivalent index already exists with the same name but different options. ' +
      `Requested index: ${printed(spec)}, existing index: ${printed(alike.spec)}`,
  );
}

/** All of them or, when one fails, none. */
function buildAll(node: Node, collection: Collection, specs: readonly Doc[]) {
  const built: Index[] = [];
  try {
    for (const spec of specs) {
      if (isPresent(collection, spec)) continue;
      const index = makeIndex(spec, node.catalog.allot());
      node.documents.build(collection, index);
      built.push(index);
    }
  } catch (error) {
    built.forEach(index => node.catalog.dropIndex(collection, index));
    throw error;
  }
}

const indexCounts = (before: number, after: number, isNew: boolean): Doc =>
  new Map<string, Value>([
    ['numIndexesBefore', before],
    ['numIndexesAfter', after],
    ['createdCollectionAutomatically', isNew],
  ]);

const createIndexes: Handler = (node, { ns, body }) => {
  const specs = listArgument(body, 'indexes').map(readSpec);
  const existing = node.catalog.find(ns);
  const count = (existing?.indexes.length ?? 0) + 1;
  // Nothing to write: this works on a full disk, too.
  if (existing && specs.every(spec => isPresent(existing, spec))) return indexCounts(count, count, false);
  return node.storage.write(() => {
    const isNew = !node.catalog.find(ns);
    const collection = node.catalog.ensure(ns);
    const before = collection.indexes.length + 1;
    try {
      buildAll(node, collection, specs);
    } catch (error) {
      if (isNew) node.catalog.drop(collection);
      throw error;
    }
    return indexCounts(before, collection.indexes.length + 1, isNew);
  });
};

function namedIndexes(collection: Collection, wanted: Value): Index[] {
  if (wanted === '*') return [...collection.indexes];
  if (Array.isArray(wanted)) return wanted.flatMap(one => namedIndexes(collection, one));
  if (wanted === '_id_' || (isDoc(wanted) && isIdIndex(new Map([['key', wanted]]))))
    throw new CommandError(72, 'cannot drop _id index');
  const found = collection.indexes.filter(index =>
    isDoc(wanted) ? sameValue(index.pattern, wanted) : index.name === wanted,
  );
  if (found.length === 0) throw new CommandError(27, `index not found with name [${printed(wanted)}]`);
  return found;
}

const dropIndexes: Handler = (node, { ns, body }) =>
  node.storage.write(() => {
    const collection = node.catalog.demand(ns);
    const before = collection.indexes.length + 1;
    namedIndexes(collection, body.get('index') ?? null).forEach(index => node.catalog.dropIndex(collection, index));
    return new Map<string, Value>([['nIndexesWas', before]]);
  });

const done: Handler = () => new Map();

export const ADMIN_COMMANDS = new Map<string, Handler>([
  ['hello', hello],
  ['isMaster', hello],
  ['ismaster', hello],
  ['ping', done],
  ['buildInfo', buildInfo],
  ['connectionStatus', connectionStatus],
  ['endSessions', done],
  ['create', create],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['listCollections', listCollections],
  ['listIndexes', listIndexes],
  ['createIndexes', createIndexes],
  ['dropIndexes', dropIndexes],
]);
