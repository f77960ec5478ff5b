import { ApolloServer, type ApolloServerPlugin, type GraphQLRequest, HeaderMap } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import { includesRole } from '../../../schema/rules/session.values.js';
import type { Env } from '../../kernel/env.js';
import { GRAPH_LIMITS, knownOperationTypesRule } from '../../kernel/graphql/graphLimits.js';
import { maskError } from '../../kernel/graphql/maskError.js';
import { analysed, type Operation, operationOf } from '../../kernel/graphql/operation.js';
import { refuseManyCredentials } from '../../kernel/graphql/operationPolicy.js';
import type { Logger } from '../../kernel/logger.js';
import { consume, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import type { Context } from './createContext.js';
import { type OperationRunner, settle } from './operationRunner.js';
import type { ValidatedQueries } from './validatedQueries.js';

type ApolloDeps = {
  schema: GraphQLSchema;
  runner: OperationRunner;
  validatedQueries: ValidatedQueries | null;
  env: Env;
  logger: Logger;
  mutationLimit: RateLimiter;
  /** Of a public mutation by its name, for one address. */
  limitOfAddress: (name: string, anHour: number) => RateLimiter;
};

/** Where the schema is not for everyone, staff may read it. */
function limitIntrospectionToStaff({ viewer }: Context): void {
  if (viewer && includesRole(viewer.role, 'ADVISOR')) return;
  throw new GraphQLError('The schema is for staff here.', {
    extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } },
  });
}

/** How many credentials a mutation tries, and how often its sender changes things, is known before any of it runs. */
async function limitMutation(
  operation: Operation,
  context: Context,
  { mutationLimit, limitOfAddress }: Pick<ApolloDeps, 'mutationLimit' | 'limitOfAddress'>,
): Promise<void> {
  const { rootFields } = operation.analysed;
  refuseManyCredentials(operation);
  for (const { name, policy } of rootFields)
    if (policy.anHour !== null) await consume(limitOfAddress(name, policy.anHour), context.address);
  const viewer = context.session.isUnavailable ? null : context.viewer;
  if (!viewer || rootFields.every(({ name }) => name === 'logout' || name === 'logoutEverywhere')) return;
  await Promise.all(rootFields.map(() => consume(mutationLimit, viewer.id)));
}

/** Also where the schema has no such mutation. */
const isMutationByGet = ({ http, operationName }: GraphQLRequest, document: DocumentNode | undefined): boolean =>
  http?.method === 'GET' &&
  document !== undefined &&
  getOperationAST(document, operationName)?.operation === 'mutation';

/** What is done with every operation, in this order. */
function operationSteps(deps: ApolloDeps): ApolloServerPlugin<Context> {
  const { schema, runner, validatedQueries, env } = deps;
  return {
    requestDidStart: async () => {
      let operation: Operation | null = null;
      return {
        didResolveOperation: async ({ document, request, contextValue }) => {
          const { operationName, variables = {} } = request;
          operation = operationOf(analysed(schema, document), { operationName, variables });
          // Without an operation the executor's own words say which names there are.
          if (!operation) return;
          if (env.exposure === 'closed' && operation.analysed.document.asksForSchema)
            limitIntrospectionToStaff(contextValue);
          runner.check(operation, contextValue);
          await runner.charge(operation, contextValue);
          if (operation.analysed.node.operation === 'mutation') await limitMutation(operation, contextValue, deps);
        },

        responseForOperation: async ({ contextValue }) =>
          operation && {
            http: { headers: new HeaderMap() },
            body: { kind: 'single', singleResult: await runner.run(operation, contextValue) },
          },

        willSendResponse: async ({ document: sent, request, contextValue, source, response }) => {
          if (response.body.kind !== 'single') return;
          const { result, status, retryAfter } = settle(response.body.singleResult, operation, contextValue);
          response.body.singleResult = result;
          if (status !== undefined) response.http.status = status;
          if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
          if (isMutationByGet(request, sent)) {
            response.http.status = 405;
            response.http.headers.set('allow', 'POST');
          }
          if (!operation) return;
          const { document, node } = operation.analysed;
          if (!result.errors && source !== undefined && node.operation === 'query' && !document.asksForSchema)
            validatedQueries?.remember(source, document);
        },
      };
    },
  };
}

/** `formatError` gets the error but not the request: the id of the request is remembered for the error while its context is at hand. */
const requestIds = new WeakMap<object, string>();
const rememberRequest: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue }) => ({
    didEncounterErrors: async ({ errors }) => {
      for (const error of errors) requestIds.set(error, contextValue.record.requestId);
    },
  }),
};

export function createApollo(deps: ApolloDeps): ApolloServer<Context> {
  const { schema, env, logger } = deps;
  return new ApolloServer<Context>({
    schema,
    nodeEnv: env.mode,
    // Refused by `limitIntrospectionToStaff`, which knows the viewer.
    introspection: true,
    hideSchemaDetailsFromClientErrors: env.exposure === 'closed',
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: GRAPH_LIMITS.tokens },
    validationOptions: { maxErrors: GRAPH_LIMITS.validationErrors },
    validationRules: [knownOperationTypesRule],
    formatError: (formatted, error) => {
      const requestId = typeof error === 'object' && error !== null ? requestIds.get(error) : undefined;
      return maskError(formatted, error, { requestId: requestId ?? '', logger });
    },
    plugins: [
      operationSteps(deps),
      rememberRequest,
      // It wraps every field of every result (a third of the time of a search) for hints that nothing reads.
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
