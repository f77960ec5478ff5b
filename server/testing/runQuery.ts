/** An operation as a visitor's browser sends it, or as that of somebody who signed in (signIn.ts). */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type GraphQLFormattedError, print } from 'graphql';

type Answered = Record<string, unknown>;

export type GraphAnswer<Data = Answered> = {
  status: number;
  headers: Headers;
  data: Data | null | undefined;
  errors: GraphQLFormattedError[];
};

/**
 * What is asked: a document of a `.graphql` file beside the test, whose answer the generator types, or a text, for what no valid document says.
 * Variables are what a test wants to send, wrong ones too.
 */
export type Question<Data> = TypedDocumentNode<Data, never> | string;

export const textOf = (question: Question<unknown>): string =>
  typeof question === 'string' ? question : print(question);

export async function parseAnswer<Data = Answered>(response: Response): Promise<GraphAnswer<Data>> {
  const { data, errors = [] }: { data?: Data | null; errors?: GraphQLFormattedError[] } = JSON.parse(
    await response.text(),
  );
  return { status: response.status, headers: response.headers, data, errors };
}

export const runQuery = async <Data = Answered>(
  { url }: { url: string },
  question: Question<Data>,
  variables: Record<string, unknown> = {},
): Promise<GraphAnswer<Data>> =>
  parseAnswer<Data>(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: textOf(question), variables }),
    }),
  );

/** The data of an answer that must have no errors. */
export function dataOf<Data>({ data, errors }: Pick<GraphAnswer<Data>, 'data' | 'errors'>): Data {
  if (errors.length > 0 || !data) throw new Error(`The graph refused: ${JSON.stringify(errors)}`);
  return data;
}

export const codesOf = ({ errors }: Pick<GraphAnswer<unknown>, 'errors'>): unknown[] =>
  errors.map(error => error.extensions?.code);
