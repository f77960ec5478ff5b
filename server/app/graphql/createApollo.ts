import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
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
import { codesOf, isRefusedAsWhole, responseStatusOf } from '../../kernel/graphql/responseStatus.js';
import { hourlyLimitsOf, publicMaxAge, refuseManyCredentials } from '../../kernel/graphql/operationPolicy.js';
import { asksForSchema, rootFieldsOf } from '../../kernel/graphql/rootFields.js';
import type { Logger } from '../../kernel/logger.js';
import { consume, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import type { Context } from './createContext.js';
import type { QueryRunner } from './queryRunner.js';
import type { ValidatedQueryCache } from './validatedQueryCache.js';

type ApolloDeps = {
  schema: GraphQLSchema;
  runner: QueryRunner;
  validatedQueries: ValidatedQueryCache;
  env: Env;
  logger: Logger;
  mutationLimit: RateLimiter;
  /** Of a public mutation by its name, for one address. */
  limitOfAddress: (name: string, anHour: number) => RateLimiter;
};

type Requested = Pick<GraphQLRequestContext<Context>, 'schema' | 'contextValue'> & {
  document: DocumentNode;
  operationName: string | null;
};

/** Where the schema is not for everyone, staff may read it. */
function limitIntrospectionToStaff({ document, contextValue }: Requested): void {
  if (!asksForSchema(document)) return;
  const { viewer } = contextValue;
  if (!viewer || !includesRole(viewer.role, 'ADVISOR'))
    throw new GraphQLError('The schema is for staff here.', {
      extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } },
    });
}

/** How many credentials a mutation tries, and how often its sender changes things, is known before any of it runs. */
async function limitMutation(
  requested: Requested,
  { mutationLimit, limitOfAddress }: Pick<ApolloDeps, 'mutationLimit' | 'limitOfAddress'>,
): Promise<void> {
  const { document, operationName, contextValue } = requested;
  refuseManyCredentials(requested);
  for (const { name, anHour } of hourlyLimitsOf(requested))
    await consume(limitOfAddress(name, anHour), contextValue.address);
  const fields = rootFieldsOf(document, operationName);
  const viewer = contextValue.session.isAway ? null : contextValue.viewer;
  if (!viewer || fields.every(name => name === 'logout' || name === 'logoutEverywhere')) return;
  await Promise.all(fields.map(() => consume(mutationLimit, viewer.id)));
}

/** What is done with every operation, in this order. */
function operationSteps(deps: ApolloDeps): ApolloServerPlugin<Context> {
  const { runner, validatedQueries, env } = deps;
  return {
    requestDidStart: async () => ({
      didResolveOperation: async requested => {
        const { document, operation, request, contextValue } = requested;
        // Without an operation the executor's own words say which names there are.
        if (!operation) return;
        if (env.exposure === 'closed') limitIntrospectionToStaff(requested);
        runner.check({ document, operation, variables: request.variables ?? {} }, contextValue);
        await runner.charge({ document, operation, variables: request.variables ?? {} }, contextValue);
        if (operation.operation === 'mutation') await limitMutation(requested, deps);
      },

      responseForOperation: async ({ document, operation, request, contextValue }) => {
        if (operation?.operation !== 'query') return null;
        const result = await runner.runCompiled(
          { document, operation, variables: request.variables ?? {} },
          contextValue,
        );
        return result && { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: result } };
      },

      willSendResponse: async ({
        schema,
        document,
        operation,
        operationName = null,
        request,
        contextValue,
        source,
        response,
      }) => {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (isRefusedAsWhole(singleResult)) singleResult.data = null;
        const { errors } = singleResult;
        const { record, cacheability } = contextValue;
        if (errors) record.codes = codesOf(errors);
        const { status, retryAfter } = responseStatusOf(singleResult);
        if (status !== undefined) response.http.status = status;
        if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
        if (!document) return;
        if (
          request.http?.method === 'GET' &&
          getOperationAST(document, request.operationName)?.operation === 'mutation'
        ) {
          response.http.status = 405;
          response.http.headers.set('allow', 'POST');
        }
        cacheability.publicMaxAge = errors ? null : publicMaxAge({ schema, document, operationName });
        if (!errors && source !== undefined && operation?.operation === 'query' && !asksForSchema(document))
          validatedQueries.remember(source, document);
      },
    }),
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
