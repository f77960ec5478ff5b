/** An error reply with MongoDB's code and name. */
const NAMES = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  17: 'ProtocolError',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  39: 'FileStreamFailed',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  17280: 'KeyTooLong',
  31249: 'Location31249',
  31254: 'Location31254',
} as const;

export type ErrorCode = keyof typeof NAMES;

export class CommandError extends Error {
  readonly codeName: string;
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: ReadonlyMap<string, unknown> = new Map(),
  ) {
    super(message);
    this.codeName = NAMES[code];
  }
}

export const unsupported = (what: string, code: ErrorCode = 2) =>
  new CommandError(code, `${what} is not supported by the embedded store (set MONGODB_URI to use a MongoDB server)`);
