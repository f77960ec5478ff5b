/** The one paging style of the graph, for lists of stored rows. */
import { pageRule } from '../../../schema/rules/search.rules.js';
import { AppError } from '../errors/AppError.js';

export type PageRequest = { number: number; size: number };

/** As it came from the caller; the first page of the usual size when nothing was said. */
export function readPage(page: unknown): PageRequest {
  const parsed = pageRule.safeParse(page);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('BAD_USER_INPUT', issue?.message, { field: ['page', ...(issue?.path ?? [])].join('.') });
}

export const pageInfoOf = ({ number, size }: PageRequest, total: number) => ({
  number,
  size,
  pageCount: Math.ceil(total / size),
  total,
});
