/** An operation as a visitor's browser sends it, or as that of somebody who signed in (signIn.ts). */
import type { GraphQLFormattedError } from 'graphql';

export type GraphAnswer = {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors: GraphQLFormattedError[];
};

export async function parseAnswer(response: Response): Promise<GraphAnswer> {
  const { data, errors = [] }: { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] } = JSON.parse(
    await response.text(),
  );
  return { status: response.status, headers: response.headers, data, errors };
}

export const runQuery = async (
  { url }: { url: string },
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphAnswer> =>
  parseAnswer(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );

export const codesOf = ({ errors }: Pick<GraphAnswer, 'errors'>): unknown[] =>
  errors.map(error => error.extensions?.code);
