import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Env } from '../kernel/env.js';
import { answerStatus } from '../kernel/graphql/answerStatus.js';
import type { CompiledQueries } from '../kernel/graphql/compiledQueries.js';
import { checkComplexity } from '../kernel/graphql/complexity.js';
import { GRAPH_LIMITS, graphLimitsRule } from '../kernel/graphql/graphLimits.js';
import { maskError } from '../kernel/graphql/maskError.js';
import type { Logger } from '../kernel/logger.js';
import type { Context } from './createContext.js';
import { isPublicOperation } from './publicOperations.js';

const refuseCostly: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, operationName, request }) => {
      // Without an operation the executor's own answer says which names there are.
      if (operation) checkComplexity({ schema, document, operationName, variables: request.variables ?? {} });
    },
  }),
};

/** Limits were checked before; without an answer from here graphql-js runs the query. */
const runCompiled = (compiled: CompiledQueries): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ document, operation, operationName, contextValue, request }) => {
      if (operation?.operation !== 'query') return null;
      const result = await compiled.execute({ document, operationName, contextValue, variables: request.variables ?? {} });
      return result && { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data: result.data ?? null } } };
    },
  }),
});

/** Tells the caches what they may keep. */
const judgeAudience: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ document, operationName, contextValue, response: { body } }) => {
      contextValue.audience.isPublicAnswer = body.kind === 'single' && !body.singleResult.errors && document !== undefined && isPublicOperation(document, operationName);
    },
  }),
};

/** `formatError` is told the error but not the request: the id of the request is put on the error while its context is at hand. */
const requestIds = new WeakMap<object, string>();
const rememberRequest: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue }) => ({
    didEncounterErrors: async ({ errors }) => {
      for (const error of errors) requestIds.set(error, contextValue.requestId);
    },
  }),
};

type ApolloDeps = { schema: GraphQLSchema; compiled: CompiledQueries; env: Env; logger: Logger };

export function createApollo({ schema, compiled, env, logger }: ApolloDeps): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    nodeEnv: env.mode,
    introspection: env.exposure === 'open',
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
      refuseCostly,
      runCompiled(compiled),
      answerStatus,
      judgeAudience,
      // It wraps every field of every answer (a third of the time of a search) for hints that nothing reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: { debug: text => logger.debug(text), info: text => logger.debug(text), warn: text => logger.warn(text), error: text => logger.error(text) },
    stopOnTerminationSignals: false,
  });
}
