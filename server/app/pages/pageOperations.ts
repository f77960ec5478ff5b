/** The operations of one page, run in this process; what their results mean for the page as a whole is noted. */
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { RenderOperation } from '../../../schema/site/renderContract.js';
import { analysed, type Operation, operationOf } from '../../kernel/graphql/operation.js';
import type { Context } from '../graphql/createContext.js';
import type { OperationRunner } from '../graphql/operationRunner.js';

/** "Today" on a page is never older than half a minute. */
const PAGE_MAX_AGE = 30;

type Deps = { schema: GraphQLSchema; runner: OperationRunner };

export function createPageOperations({ schema, runner }: Deps, context: Context) {
  context.cacheability.publicMaxAge = PAGE_MAX_AGE;
  context.cacheability.isByEntries = true;
  let isStoreAway = false;

  const note = ({ errors }: FormattedExecutionResult, { analysed: { maxAge, isByEntries } }: Operation): void => {
    const { cacheability } = context;
    const { publicMaxAge: former } = cacheability;
    cacheability.publicMaxAge = errors || maxAge === null || former === null ? null : Math.min(maxAge, former);
    cacheability.isByEntries &&= isByEntries;
    isStoreAway ||= errors?.some(error => error.extensions?.code === 'SERVICE_UNAVAILABLE') ?? false;
  };

  return {
    execute: async ({ document, ...asked }: RenderOperation): Promise<FormattedExecutionResult> => {
      const operation = operationOf(analysed(schema, document), asked);
      if (!operation) throw new Error(`A page has no operation ${asked.operationName ?? ''}`);
      runner.check(operation, context);
      await runner.charge(operation, context);
      const result = await runner.run(operation, context);
      note(result, operation);
      return result;
    },
    /** Whether a store was the cause of an error. */
    isStoreAway: (): boolean => isStoreAway,
  };
}
