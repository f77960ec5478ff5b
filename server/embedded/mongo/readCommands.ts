/** find, getMore, killCursors, count, and aggregate in the forms that counting and simple lists need. */
import { isDoc, type Doc, type Value } from './bson.js';
import { encode } from './bson.js';
import { countArgument, docArgument, flagArgument, listArgument } from './arguments.js';
import { CommandError, unsupported } from './errors.js';
import { compileFilter } from './match.js';
import { parseKeyPattern } from './paths.js';
import { compileProjection } from './project.js';
import { otherTurns, PAUSE, read, readProjected, type ReadRequest } from './reads.js';
import type { Handler, Node } from './handler.js';
import { PIPELINE_STAGES } from './supported.js';

const FIRST_BATCH = 101;
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

const find: Handler = async (node, { ns, body }) => {
  const request: ReadRequest = {
    filter: compileFilter(docArgument(body, 'filter')),
    sort: parseKeyPattern(docArgument(body, 'sort'), 'sort'),
    skip: countArgument(body, 'skip', 0),
    limit: countArgument(body, 'limit', 0),
    projection: compileProjection(docArgument(body, 'projection')),
  };
  const source = readProjected(node.documents, node.catalog.find(ns), request);
  const batch = await node.cursors.start(
    ns,
    source,
    countArgument(body, 'batchSize', FIRST_BATCH),
    flagArgument(body, 'singleBatch'),
  );
  return { batchName: 'firstBatch', ...batch };
};

const getMore: Handler = async (node, { database, body }) => {
  const id = body.get('getMore') ?? null;
  if (typeof id !== 'bigint') throw new CommandError(14, 'getMore needs a cursor id');
  const batchSize = countArgument(body, 'batchSize', 0) || UNBOUNDED;
  return {
    batchName: 'nextBatch',
    ...(await node.cursors.more(id, `${database}.${String(body.get('collection'))}`, batchSize)),
  };
};

const killCursors: Handler = (node, { body }) => {
  const ids = listArgument(body, 'cursors').filter(id => typeof id === 'bigint');
  const killed = ids.filter(id => node.cursors.kill(id));
  return new Map([
    ['cursorsKilled', killed],
    ['cursorsNotFound', ids.filter(id => !killed.includes(id))],
    ['cursorsAlive', []],
    ['cursorsUnknown', []],
  ]);
};

async function countFound(node: Node, ns: string, request: ReadRequest): Promise<number> {
  const collection = node.catalog.find(ns);
  if (request.filter.fields.size === 0 && request.limit === 0)
    return Math.max(0, (collection?.count ?? 0) - request.skip);
  let count = 0;
  for (const found of read(node.documents, collection, { ...request, sort: [] })) {
    if (found === PAUSE) await otherTurns();
    else count += 1;
  }
  return count;
}

const count: Handler = async (node, { ns, body }) => {
  const filter = compileFilter(docArgument(body, 'query'));
  const request = { filter, sort: [], skip: countArgument(body, 'skip', 0), limit: countArgument(body, 'limit', 0) };
  return new Map([['n', await countFound(node, ns, request)]]);
};

interface Pipeline {
  readonly request: ReadRequest;
  /** Set when the pipeline ends in a count: the group's _id and the name of the count. */
  readonly group: undefined | { id: Value; name: string };
}

function readGroup(stage: Doc): { id: Value; name: string } {
  const [id, other, ...more] = [...stage];
  const sum = other && isDoc(other[1]) ? other[1].get('$sum') : undefined;
  const isConstant = id?.[0] === '_id' && (id[1] === null || typeof id[1] === 'number');
  if (!isConstant || !other || Number(String(sum)) !== 1 || more.length > 0)
    throw unsupported('$group other than { _id: <constant>, n: { $sum: 1 } }');
  return { id: id[1], name: other[0] };
}

/** Each stage once, in the order in which find works; everything else is not supported. */
function readPipeline(stages: Value[]): Pipeline {
  const operators: Doc = new Map();
  let last = -1;
  for (const stage of stages) {
    const [entry] = isDoc(stage) ? [...stage] : [];
    const at = PIPELINE_STAGES.findIndex(name => name === entry?.[0]);
    if (!entry || at < 0) throw unsupported(`the pipeline stage ${entry?.[0] ?? '(empty)'}`);
    if (at <= last) throw unsupported(`a pipeline in an order other than ${PIPELINE_STAGES.join(', ')}`);
    last = at;
    operators.set(entry[0], entry[1]);
  }
  if (operators.has('$limit') && countArgument(operators, '$limit', 0) === 0)
    throw new CommandError(2, 'the limit must be positive');
  const request: ReadRequest = {
    filter: compileFilter(docArgument(operators, '$match')),
    sort: parseKeyPattern(docArgument(operators, '$sort'), 'sort'),
    skip: countArgument(operators, '$skip', 0),
    limit: countArgument(operators, '$limit', 0),
    projection: compileProjection(docArgument(operators, '$project')),
  };
  return { request, group: operators.has('$group') ? readGroup(docArgument(operators, '$group')) : undefined };
}

const aggregate: Handler = async (node, { ns, body }) => {
  if (typeof body.get('aggregate') !== 'string') throw unsupported('aggregate over a database');
  const { request, group } = readPipeline(listArgument(body, 'pipeline'));
  const batchSize = countArgument(docArgument(body, 'cursor'), 'batchSize', FIRST_BATCH);
  if (!group) {
    const source = readProjected(node.documents, node.catalog.find(ns), request);
    return { batchName: 'firstBatch', ...(await node.cursors.start(ns, source, batchSize, false)) };
  }
  const n = await countFound(node, ns, request);
  const documents =
    n > 0
      ? [
          encode(
            new Map<string, unknown>([
              ['_id', group.id],
              [group.name, n],
            ]),
          ),
        ]
      : [];
  return { batchName: 'firstBatch', documents, id: 0n, ns };
};

export const READ_COMMANDS = new Map<string, Handler>([
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['count', count],
  ['aggregate', aggregate],
]);
