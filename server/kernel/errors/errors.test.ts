/** What leaves the server of an error, through the graph and beside it. */
import { GraphQLError } from 'graphql';
import { ReplyError } from 'ioredis';
import mongoose from 'mongoose';
import { formatErrors } from '../graphql/maskError.js';
import { createLogger } from '../logger.js';
import { AppError } from './AppError.js';
import { toAppError } from './toAppError.js';

const lines: string[] = [];
const place = {
  requestId: 'r-1',
  logger: createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) }),
};
const masked = (cause: Error) => {
  const [error] = formatErrors([new GraphQLError(cause.message, { originalError: cause, path: ['program'] })], place);
  if (!error) throw new Error('No error came back');
  return error;
};

describe('an error', () => {
  it('of ours keeps its code and says when to come back', () => {
    expect(masked(new AppError('RATE_LIMITED', undefined, { retryAfter: 7 })).extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 7,
    });
    expect(masked(new AppError('BAD_USER_INPUT', undefined, { field: 'page.size' })).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'page.size',
    });
  });

  it('of anyone else is masked behind the id of the request and told to the log', () => {
    const error = masked(new TypeError('cannot read /srv/app/secret'));
    expect(error.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' });
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(lines.join('')).toContain('secret');
  });

  it('that claims a code of ours without being ours is masked all the same', () => {
    expect(masked(Object.assign(new Error('x'), { extensions: { code: 'FORBIDDEN' } })).extensions?.code).toBe(
      'INTERNAL_SERVER_ERROR',
    );
  });

  it.each([
    new mongoose.mongo.MongoServerSelectionError('no server', Object.create(null)),
    new mongoose.mongo.MongoNetworkError('connection closed'),
    new mongoose.mongo.MongoTopologyClosedError('the topology is closed'),
    new mongoose.mongo.MongoServerError({ code: 11600, errmsg: 'interrupted at shutdown' }),
    new Error('Command timed out'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
    new ReplyError('MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist on disk.'),
    new ReplyError('LOADING Redis is loading the dataset in memory'),
  ])('of a store that does not answer is SERVICE_UNAVAILABLE: %s', error => {
    expect(toAppError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  });

  it.each([
    new mongoose.mongo.MongoServerError({ code: 11000, errmsg: 'E11000 duplicate key' }),
    new mongoose.Error.ValidationError(),
    new mongoose.Error.StrictModeError('x'),
    new ReplyError('WRONGTYPE Operation against a key holding the wrong kind of value'),
    Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
  ])('of a store that did answer is a defect of ours: %s', error => {
    expect(toAppError(error).code).toBe('INTERNAL_SERVER_ERROR');
  });
});
