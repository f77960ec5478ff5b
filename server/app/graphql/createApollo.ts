import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { includesRole } from '../../../schema/rules/session.values.js';
import type { Env } from '../../kernel/env.js';
import { answerStatus } from '../../kernel/graphql/answerStatus.js';
import type { CompiledQueries } from '../../kernel/graphql/compiledQueries.js';
import { checkComplexity } from '../../kernel/graphql/complexity.js';
import { publicMaxAge, refuseManyCredentials } from '../../kernel/graphql/operationPolicy.js';
import { asksForSchema, rootFieldsOf } from '../../kernel/graphql/rootFields.js';
import { GRAPH_LIMITS, graphLimitsRule } from '../../kernel/graphql/graphLimits.js';
import { maskError } from '../../kernel/graphql/maskError.js';
import type { Logger } from '../../kernel/logger.js';
import { type RateLimiter, consume } from '../../kernel/redis/createRateLimiter.js';
import type { Context } from './createContext.js';
import type { KnownOperations } from './validatedQueryCache.js';

/** What needs no schema is known of a mutation before any of it runs: how many credentials it tries, and how often its sender changes things. */
const limitMutations = (limit: RateLimiter): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, operationName, contextValue }) => {
      if (operation?.operation !== 'mutation') return;
      refuseManyCredentials({ schema, document, operationName });
      const fields = rootFieldsOf(document, operationName);
      const viewer = contextValue.session.isAway ? null : contextValue.viewer;
      if (!viewer || fields.every(name => name === 'logout' || name === 'logoutEverywhere')) return;
      await Promise.all(fields.map(() => consume(limit, viewer.id)));
    },
  }),
});

/** Where the schema is not for everyone, staff may read it. */
const keepSchemaForStaff: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, contextValue }) => {
      if (!asksForSchema(document)) return;
      const { viewer } = contextValue;
      if (!viewer || !includesRole(viewer.role, 'ADVISOR'))
        throw new GraphQLError('The schema is for staff here.', {
          extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } },
        });
    },
  }),
};

const refuseCostly: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, operationName, request }) => {
      // Without an operation the executor's own answer says which names there are.
      if (operation) checkComplexity({ schema, document, operationName, variables: request.variables ?? {} });
    },
  }),
};

/** Limits were checked before; without an answer from here graphql-js runs the query. */
const runCompiled = (compiled: CompiledQueries, known: KnownOperations): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ document, operation, operationName, contextValue, request }) => {
      if (operation?.operation !== 'query' || known.hasFailed(contextValue)) return null;
      const result = await compiled.execute({
        document,
        operationName,
        contextValue,
        variables: request.variables ?? {},
      });
      return (
        result && {
          http: { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data: result.data ?? null } },
        }
      );
    },
  }),
});

/** Tells the caches what they may keep, and the short way which queries went well. */
const judgeAudience = (known: KnownOperations): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({
      schema,
      document,
      operation,
      operationName,
      contextValue,
      source,
      response: { body },
    }) => {
      const isWhole = body.kind === 'single' && !body.singleResult.errors && document !== undefined;
      contextValue.audience.isPublicAnswer = isWhole && publicMaxAge({ schema, document, operationName }) !== null;
      if (isWhole && source !== undefined && operation?.operation === 'query' && !asksForSchema(document))
        known.remember(source, document);
    },
  }),
});

/** `formatError` is told the error but not the request: the id of the request is put on the error while its context is at hand. */
const requestIds = new WeakMap<object, string>();
const rememberRequest: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue }) => ({
    didEncounterErrors: async ({ errors }) => {
      for (const error of errors) requestIds.set(error, contextValue.requestId);
    },
  }),
};

type ApolloDeps = {
  schema: GraphQLSchema;
  compiled: CompiledQueries;
  known: KnownOperations;
  env: Env;
  logger: Logger;
  mutationLimit: RateLimiter;
};

export function createApollo({
  schema,
  compiled,
  known,
  env,
  logger,
  mutationLimit,
}: ApolloDeps): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    nodeEnv: env.mode,
    // Refused by a plugin of ours, which knows who asks.
    introspection: true,
    hideSchemaDetailsFromClientErrors: env.exposure === 'closed',
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    maxRecursiveSelections: GRAPH_LIMITS.selections,
    parseOptions: { maxTokens: GRAPH_LIMITS.tokens },
    validationRules: [graphLimitsRule],
    formatError: (formatted, error) => {
      const requestId = typeof error === 'object' && error !== null ? requestIds.get(error) : undefined;
      return maskError(formatted, error, { requestId: requestId ?? '', logger });
    },
    plugins: [
      rememberRequest,
      ...(env.exposure === 'closed' ? [keepSchemaForStaff] : []),
      limitMutations(mutationLimit),
      refuseCostly,
      runCompiled(compiled, known),
      answerStatus,
      judgeAudience(known),
      // It wraps every field of every answer (a third of the time of a search) for hints that nothing reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: {
      debug: text => logger.debug(text),
      info: text => logger.debug(text),
      warn: text => logger.warn(text),
      error: text => logger.error(text),
    },
    stopOnTerminationSignals: false,
  });
}
