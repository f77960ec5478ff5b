/** Checks and runs a validated operation, for Apollo's plugin, for queries in the cache of validated queries, and for the operations of pages. */
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQueries } from '../../kernel/graphql/compiledQueries.js';
import { formatErrors } from '../../kernel/graphql/maskError.js';
import { checkCost } from '../../kernel/graphql/operationCost.js';
import { costBudgetOf } from '../../kernel/graphql/operationPolicy.js';
import { checkVariables, type Variables } from '../../kernel/graphql/operationVariables.js';
import type { Logger } from '../../kernel/logger.js';
import type { Context } from './createContext.js';

export type ValidOperation = { document: DocumentNode; operation: OperationDefinitionNode; variables: Variables };

export type QueryRunner = {
  /** Throws BAD_USER_INPUT; notes name and cost for the log. */
  check: (operation: ValidOperation, context: Context) => void;
  /** Takes the cost of a checked operation from the budget of its caller, once a request; throws RATE_LIMITED. */
  charge: (operation: ValidOperation, context: Context) => Promise<void>;
  /** The result of a compiled query; null, before anything ran, when graphql-js is to run the operation. The operation was checked. */
  runCompiled: (operation: ValidOperation, context: Context) => Promise<FormattedExecutionResult | null>;
  /** For operations of our own pages, which are known to be small. */
  run: (operation: ValidOperation, context: Context) => Promise<FormattedExecutionResult>;
};

type Deps = { schema: GraphQLSchema; compiled: CompiledQueries; hideSuggestions: boolean; logger: Logger };

const nameOf = ({ name }: OperationDefinitionNode): string | null => name?.value ?? null;

export function createQueryRunner({ schema, compiled, hideSuggestions, logger }: Deps): QueryRunner {
  const formatted = ({ data, errors }: ExecutionResult, { record }: Context): FormattedExecutionResult => ({
    ...(errors ? { errors: formatErrors(errors, { requestId: record.requestId, logger }) } : {}),
    ...(data === undefined ? {} : { data }),
  });

  const runCompiled: QueryRunner['runCompiled'] = async ({ document, operation, variables }, context) => {
    const result = await compiled.execute({
      document,
      operationName: nameOf(operation),
      contextValue: context,
      variables,
    });
    return result && formatted(result, context);
  };

  return {
    check: ({ document, operation, variables }, { record }) => {
      const operationName = nameOf(operation);
      if (operationName !== null) record.operation = operationName;
      checkVariables({ schema, operation, variables, hideSuggestions });
      record.cost = checkCost({ schema, document, operationName, variables });
    },
    charge: async ({ document, operation }, { record, charge }) => {
      if (record.isCharged) return;
      await charge(record.cost ?? 0, costBudgetOf({ schema, document, operationName: nameOf(operation) }));
      record.isCharged = true;
    },
    runCompiled,
    run: async (valid, context) => {
      const { document, operation, variables } = valid;
      checkVariables({ schema, operation, variables, hideSuggestions });
      const result = await runCompiled(valid, context);
      if (result) return result;
      const operationName = nameOf(operation);
      return formatted(
        await execute({ schema, document, operationName, contextValue: context, variableValues: variables }),
        context,
      );
    },
  };
}
