/** The operations of one page, run in this process; what their results mean for the page as a whole is noted. */
import { type FormattedExecutionResult, getOperationAST, type GraphQLSchema } from 'graphql';
import type { RenderOperation } from '../../../schema/site/renderContract.js';
import { publicMaxAge } from '../../kernel/graphql/operationPolicy.js';
import type { Context } from '../graphql/createContext.js';
import type { QueryRunner } from '../graphql/queryRunner.js';

/** "Today" on a page is never older than half a minute. */
const PAGE_MAX_AGE = 30;

type Deps = { schema: GraphQLSchema; runner: QueryRunner };

export function createPageOperations({ schema, runner }: Deps, context: Context) {
  context.cacheability.publicMaxAge = PAGE_MAX_AGE;
  let isStoreAway = false;

  const note = (result: FormattedExecutionResult, { document, operationName }: RenderOperation): void => {
    const { cacheability } = context;
    const own = result.errors ? null : publicMaxAge({ schema, document, operationName });
    const { publicMaxAge: former } = cacheability;
    cacheability.publicMaxAge = own === null || former === null ? null : Math.min(own, former);
    isStoreAway ||= result.errors?.some(error => error.extensions?.code === 'SERVICE_UNAVAILABLE') ?? false;
  };

  return {
    execute: async (requested: RenderOperation): Promise<FormattedExecutionResult> => {
      const { document, operationName, variables } = requested;
      const operation = getOperationAST(document, operationName);
      if (!operation) throw new Error(`A page has no operation ${operationName ?? ''}`);
      const result = await runner.run({ document, operation, variables }, context);
      note(result, requested);
      return result;
    },
    /** Whether a store was the cause of an error. */
    isStoreAway: (): boolean => isStoreAway,
  };
}
