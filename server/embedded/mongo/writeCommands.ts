/** insert, update, delete and findAndModify. Each runs inside one transaction of the storage, document by document. */
import { assertOptions, countArgument, docArgument, flagArgument, listArgument } from './arguments.js';
import { decode, encode, isDoc, type Doc, type Value } from './bson.js';
import type { Collection } from './catalog.js';
import { CommandError, unsupported } from './errors.js';
import { compileFilter, type Filter } from './match.js';
import { parseKeyPattern } from './paths.js';
import { compileProjection, type Projection } from './project.js';
import { PAUSE, projectedDoc, read } from './reads.js';
import { DELETE_STATEMENT_OPTIONS, UPDATE_STATEMENT_OPTIONS } from './supported.js';
import { assertSameId, compileUpdate, upsertedDocument, type Update } from './update.js';
import type { Handler, Node } from './handler.js';

const ONE = { limit: 1 };
const MAX_STATEMENTS = 100_000;

function errorEntry(index: number, error: CommandError): Doc {
  return new Map<string, Value>([
    ['index', index],
    ['code', error.code],
    ['errmsg', error.message],
    ...errorExtra(error),
  ]);
}

const errorExtra = (error: CommandError) => [...error.extra].filter((entry): entry is [string, Doc] => isDoc(entry[1]));

/** Runs statements in order; a failed one ends an ordered command and is reported by its index. */
function eachStatement<T>(
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => void,
): Doc {
  if (statements.length === 0 || statements.length > MAX_STATEMENTS) {
    throw new CommandError(
      2,
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
    );
  }
  const errors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      errors.push(errorEntry(index, error));
      if (isOrdered) break;
    }
  }
  return errors.length > 0 ? new Map([['writeErrors', errors]]) : new Map();
}

const insert: Handler = (node, { ns, body, rawDocuments }) =>
  node.storage.write(() => {
    const collection = node.catalog.ensure(ns);
    let n = 0;
    const failed = eachStatement(rawDocuments.get('documents') ?? [], flagArgument(body, 'ordered', true), bytes => {
      node.documents.insert(collection, bytes);
      n += 1;
    });
    return new Map<string, Value>([['n', n], ...failed]);
  });

interface Target {
  readonly idKey: Buffer;
  readonly doc: Doc;
}

function targets(
  node: Node,
  collection: Collection | undefined,
  filter: Filter,
  { limit, sort = new Map() }: { limit: number; sort?: Doc },
): Target[] {
  const request = { filter, sort: parseKeyPattern(sort, 'sort'), skip: 0, limit };
  return [...read(node.documents, collection, request)]
    .filter(found => found !== PAUSE)
    .map(({ idKey, bytes }) => ({ idKey, doc: decode(bytes) }));
}

/** Applies an update to a stored document; true when it changed the document. */
function applyTo(
  node: Node,
  collection: Collection,
  { idKey, doc }: Target,
  update: Update,
): { after: Doc; isChanged: boolean } {
  const stored = node.documents.get(collection, idKey);
  const before = decode(stored ?? encode(doc));
  const after = update.apply(doc, { isInsert: false });
  assertSameId(before.get('_id'), after.get('_id'));
  const bytes = encode(after);
  if (stored?.equals(bytes)) return { after, isChanged: false };
  node.documents.replace(collection, idKey, bytes, after, before);
  return { after, isChanged: true };
}

function insertUpserted(node: Node, collection: Collection, filterDoc: Doc, update: Update): Doc {
  const doc = upsertedDocument(filterDoc, update);
  node.documents.insert(collection, encode(doc));
  return doc;
}

interface UpdateTally {
  n: number;
  nModified: number;
  upserted: Doc[];
}

function runUpdate(node: Node, ns: string, statement: Doc, index: number, tally: UpdateTally) {
  assertOptions(statement, UPDATE_STATEMENT_OPTIONS, 'an update');
  const filterDoc = docArgument(statement, 'q');
  const filter = compileFilter(filterDoc);
  const update = compileUpdate(statement.get('u'));
  const isMulti = flagArgument(statement, 'multi');
  if (isMulti && update.isReplacement)
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  const found = targets(node, node.catalog.find(ns), filter, { limit: isMulti ? 0 : 1 });
  if (found.length === 0 && flagArgument(statement, 'upsert')) {
    const doc = insertUpserted(node, node.catalog.ensure(ns), filterDoc, update);
    tally.n += 1;
    tally.upserted.push(
      new Map<string, Value>([
        ['index', index],
        ['_id', doc.get('_id') ?? null],
      ]),
    );
  }
  for (const target of found) {
    const { isChanged } = applyTo(node, node.catalog.demand(ns), target, update);
    tally.n += 1;
    tally.nModified += isChanged ? 1 : 0;
  }
}

const update: Handler = (node, { ns, body }) =>
  node.storage.write(() => {
    const tally: UpdateTally = { n: 0, nModified: 0, upserted: [] };
    const failed = eachStatement(
      listArgument(body, 'updates').filter(isDoc),
      flagArgument(body, 'ordered', true),
      (statement, index) => runUpdate(node, ns, statement, index, tally),
    );
    const upserted: [string, Value][] = tally.upserted.length > 0 ? [['upserted', tally.upserted]] : [];
    return new Map<string, Value>([['n', tally.n], ['nModified', tally.nModified], ...upserted, ...failed]);
  });

const remove: Handler = (node, { ns, body }) =>
  node.storage.write(() => {
    let n = 0;
    const failed = eachStatement(
      listArgument(body, 'deletes').filter(isDoc),
      flagArgument(body, 'ordered', true),
      statement => {
        assertOptions(statement, DELETE_STATEMENT_OPTIONS, 'a delete');
        const found = targets(node, node.catalog.find(ns), compileFilter(docArgument(statement, 'q')), {
          limit: countArgument(statement, 'limit', 0),
        });
        for (const { idKey, doc } of found) node.documents.remove(node.catalog.demand(ns), idKey, doc);
        n += found.length;
      },
    );
    return new Map<string, Value>([['n', n], ...failed]);
  });

function modified(value: Doc | null, projection: Projection | undefined, status: [string, Value][]): Doc {
  return new Map<string, Value>([
    ['lastErrorObject', new Map(status)],
    ['value', value && projectedDoc(value, projection)],
  ]);
}

function updateFound(node: Node, ns: string, body: Doc, found: Target | undefined): Doc {
  const filterDoc = docArgument(body, 'query');
  const change = compileUpdate(body.get('update'));
  const projection = compileProjection(docArgument(body, 'fields'));
  const isNew = flagArgument(body, 'new');
  if (found) {
    const stored = new Map(decode(node.documents.get(node.catalog.demand(ns), found.idKey) ?? encode(found.doc)));
    const { after } = applyTo(node, node.catalog.demand(ns), found, change);
    return modified(isNew ? after : stored, projection, [
      ['n', 1],
      ['updatedExisting', true],
    ]);
  }
  if (!flagArgument(body, 'upsert'))
    return modified(null, projection, [
      ['n', 0],
      ['updatedExisting', false],
    ]);
  const doc = insertUpserted(node, node.catalog.ensure(ns), filterDoc, change);
  return modified(isNew ? doc : null, projection, [
    ['n', 1],
    ['updatedExisting', false],
    ['upserted', doc.get('_id') ?? null],
  ]);
}

const findAndModify: Handler = (node, { ns, body }) =>
  node.storage.write(() => {
    // Drivers always send the option.
    if (flagArgument(body, 'remove')) throw unsupported("the option 'remove' of findAndModify");
    const filter = compileFilter(docArgument(body, 'query'));
    const [found] = targets(node, node.catalog.find(ns), filter, { ...ONE, sort: docArgument(body, 'sort') });
    return updateFound(node, ns, body, found);
  });

export const WRITE_COMMANDS = new Map<string, Handler>([
  ['insert', insert],
  ['update', update],
  ['delete', remove],
  ['findAndModify', findAndModify],
]);
