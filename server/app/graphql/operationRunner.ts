/** What is done with every operation, however it came: by Apollo, as a query whose text was validated before, or from a page. */
import { execute, type FormattedExecutionResult } from 'graphql';
import type { CompiledQueries } from '../../kernel/graphql/compiledQueries.js';
import { formatErrors } from '../../kernel/graphql/maskError.js';
import type { Operation } from '../../kernel/graphql/operation.js';
import { checkCost } from '../../kernel/graphql/operationCost.js';
import { checkVariables } from '../../kernel/graphql/operationVariables.js';
import {
  codesOf,
  isRefusedAsWhole,
  type ResponseStatus,
  responseStatusOf,
} from '../../kernel/graphql/responseStatus.js';
import type { Logger } from '../../kernel/logger.js';
import type { Context } from './createContext.js';

export type OperationRunner = {
  /** Throws BAD_USER_INPUT; notes name and cost for the log. */
  check: (operation: Operation, context: Context) => void;
  /** Takes the cost of a checked operation from the budget of its caller; throws RATE_LIMITED. */
  charge: (operation: Operation, context: Context) => Promise<void>;
  /** Of a checked operation; what may not leave the server is masked. */
  run: (operation: Operation, context: Context) => Promise<FormattedExecutionResult>;
};

type Deps = { compiled: CompiledQueries; hideSuggestions: boolean; logger: Logger };

export const createOperationRunner = ({ compiled, hideSuggestions, logger }: Deps): OperationRunner => ({
  check: (operation, { record }) => {
    const { name } = operation.analysed;
    if (name !== null) record.operation = name;
    checkVariables(operation, hideSuggestions);
    record.cost = checkCost(operation);
  },

  charge: ({ analysed }, { record, charge }) => charge(record.cost ?? 0, analysed.budget),

  run: async (operation, context) => {
    const { document, name: operationName } = operation.analysed;
    const { errors, data } = await (compiled.execute(operation, context) ??
      execute({
        schema: document.schema,
        document: document.node,
        operationName,
        contextValue: context,
        variableValues: operation.variables,
      }));
    const { requestId } = context.record;
    return {
      ...(errors ? { errors: formatErrors(errors, { requestId, logger }) } : {}),
      ...(data === undefined ? {} : { data }),
    };
  },
});

/** The result as it is sent, its status, and what the log and the caches must know of it. Null for an operation that was refused before it was known. */
export function settle(
  sent: FormattedExecutionResult,
  operation: Operation | null,
  { record, cacheability }: Context,
): ResponseStatus & { result: FormattedExecutionResult } {
  const result = isRefusedAsWhole(sent) ? { ...sent, data: null } : sent;
  if (result.errors) record.codes = codesOf(result.errors);
  cacheability.publicMaxAge = result.errors || !operation ? null : operation.analysed.maxAge;
  cacheability.isByEntries = operation?.analysed.isByEntries ?? false;
  return { result, ...responseStatusOf(result) };
}
