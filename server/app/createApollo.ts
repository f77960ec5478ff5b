import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Env } from '../kernel/env.js';
import { answerStatus } from '../kernel/graphql/answerStatus.js';
import { checkComplexity } from '../kernel/graphql/complexity.js';
import { GRAPH_LIMITS, graphLimitsRule } from '../kernel/graphql/graphLimits.js';
import { maskError } from '../kernel/graphql/maskError.js';
import type { Logger } from '../kernel/logger.js';
import type { Context } from './createContext.js';

const refuseCostly: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, operationName, request }) => {
      // Without an operation the executor's own answer says which names there are.
      if (operation) checkComplexity({ schema, document, operationName, variables: request.variables ?? {} });
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

export function createApollo({ schema, env, logger }: { schema: GraphQLSchema; env: Env; logger: Logger }): ApolloServer<Context> {
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
      answerStatus,
      // It wraps every field of every answer (a third of the time of a search) for hints that nothing reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: { debug: text => logger.debug(text), info: text => logger.debug(text), warn: text => logger.warn(text), error: text => logger.error(text) },
    stopOnTerminationSignals: false,
  });
}
