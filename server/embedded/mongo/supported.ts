/** The list of what the store supports. A test compares the tables of the README with it. */
import { LOGICAL_OPERATORS, QUERY_OPERATORS } from './match.js';
import { UPDATE_OPERATORS } from './updateOperators.js';

/** Options that any command may have; those that mean nothing on a single node are accepted and have no effect. */
export const COMMON_OPTIONS = new Set([
  '$db',
  'lsid',
  '$readPreference',
  '$clusterTime',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

const HELLO = [
  'helloOk',
  'client',
  'compression',
  'loadBalanced',
  'topologyVersion',
  'maxAwaitTimeMS',
  'saslSupportedMechs',
  'backpressure',
];

export const COMMANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['hello', HELLO],
  ['isMaster', HELLO],
  ['ismaster', HELLO],
  ['ping', []],
  ['buildInfo', []],
  ['connectionStatus', ['showPrivileges']],
  ['endSessions', []],
  ['insert', ['documents', 'ordered', 'bypassDocumentValidation']],
  ['update', ['updates', 'ordered', 'bypassDocumentValidation']],
  ['delete', ['deletes', 'ordered']],
  ['findAndModify', ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'bypassDocumentValidation']],
  [
    'find',
    ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'noCursorTimeout', 'allowDiskUse'],
  ],
  ['getMore', ['collection', 'batchSize']],
  ['killCursors', ['cursors']],
  ['aggregate', ['pipeline', 'cursor', 'allowDiskUse']],
  ['count', ['query', 'skip', 'limit']],
  ['create', []],
  ['drop', []],
  ['dropDatabase', []],
  ['listCollections', ['filter', 'nameOnly', 'cursor', 'authorizedCollections']],
  ['createIndexes', ['indexes', 'commitQuorum']],
  ['listIndexes', ['cursor']],
  ['dropIndexes', ['index']],
]);

export const UPDATE_STATEMENT_OPTIONS = new Set(['q', 'u', 'multi', 'upsert']);
export const DELETE_STATEMENT_OPTIONS = new Set(['q', 'limit']);
export const INDEX_OPTIONS = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
  'ns',
]);
export const PIPELINE_STAGES = ['$match', '$sort', '$skip', '$limit', '$project', '$group'] as const;

export const SUPPORTED = {
  commands: [...COMMANDS.keys()],
  queryOperators: [...LOGICAL_OPERATORS, ...QUERY_OPERATORS],
  updateOperators: [...UPDATE_OPERATORS.keys()],
  pushModifiers: ['$each', '$slice'],
  pipelineStages: [...PIPELINE_STAGES],
  indexOptions: [...INDEX_OPTIONS].filter(name => name !== 'ns'),
} as const;
