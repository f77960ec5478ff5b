/** What an operation costs at worst: about one a field, lists times the size that was asked for. */
import { type DocumentNode, getNamedType, type GraphQLSchema } from 'graphql';
import { type ComplexityEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { AppError } from '../errors/AppError.js';
import { GRAPH_LIMITS } from './graphLimits.js';

const PAGE_SIZE = 20;
/** A search counts facets and ranks, whatever its page shows. */
const SEARCH_COST = 25;

const sizeOfPage = (page: unknown): number =>
  page !== null && typeof page === 'object' && 'size' in page && typeof page.size === 'number' ? page.size : PAGE_SIZE;

const lists: ComplexityEstimator = ({ args, field, childComplexity }) => {
  const own = getNamedType(field.type).name.endsWith('SearchResult') ? SEARCH_COST : 1;
  if (field.args.some(argument => argument.name === 'page')) return own + Math.max(1, sizeOfPage(args.page)) * childComplexity;
  if (typeof args.limit === 'number') return own + Math.max(1, args.limit) * childComplexity;
  return undefined;
};

type Operation = { schema: GraphQLSchema; document: DocumentNode; operationName: string | null; variables: Record<string, unknown> };

export function checkComplexity({ schema, document, operationName, variables }: Operation): void {
  const complexity = measure({ schema, document, operationName, variables });
  if (complexity > GRAPH_LIMITS.complexity) {
    throw new AppError('BAD_USER_INPUT', `The operation is too costly: ${complexity}, at most ${GRAPH_LIMITS.complexity}. Ask for smaller pages or fewer fields.`);
  }
}

function measure({ schema, document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      ...(operationName === null ? {} : { operationName }),
      estimators: [lists, simpleEstimator({ defaultComplexity: 1 })],
      maxQueryNodes: GRAPH_LIMITS.selections * 2,
    });
  } catch (error) {
    throw new AppError('BAD_USER_INPUT', 'The operation is too large.', { cause: error });
  }
}
