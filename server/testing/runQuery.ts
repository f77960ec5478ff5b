/** An operation as a visitor's browser sends it. */
import type { GraphQLFormattedError } from 'graphql';

export type GraphAnswer = { status: number; headers: Headers; data: Record<string, unknown> | null | undefined; errors: GraphQLFormattedError[] };

export async function runQuery({ url }: { url: string }, query: string, variables: Record<string, unknown> = {}): Promise<GraphAnswer> {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });
  const { data, errors = [] }: { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] } = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, data, errors };
}

export const codesOf = ({ errors }: Pick<GraphAnswer, 'errors'>): unknown[] => errors.map(error => error.extensions?.code);
