/** Tools of the tests: a token made as an administrator makes it, and calls with it. */
import type { ServiceRight } from '../../schema/rules/serviceTokens.values.js';
import { type GraphAnswer, parseAnswer, type Question, textOf } from './runQuery.js';
import { ServiceTokenCreatedDocument } from './serviceTokens.gql.js';
import { PASSWORD, type Person, runQueryAs } from './signIn.js';

export async function createToken(
  admin: Pick<Person, 'browser'>,
  { rights, name = 'Nightly import', ...rest }: { rights: ServiceRight[]; name?: string; validDays?: number },
): Promise<{ secret: string; id: string }> {
  const input = { name, rights, password: PASSWORD, ...rest };
  const { data, errors } = await runQueryAs(admin, ServiceTokenCreatedDocument, { input });
  const { secret, token } = { ...data?.createServiceToken };
  if (!secret || !token) throw new Error(`No token was made: ${JSON.stringify({ data, errors })}`);
  return { secret, id: token.id };
}

/** As a tool sends it: a header, and nothing of a browser. */
export const runQueryWith = async <Data = Record<string, unknown>>(
  { url, secret }: { url: string; secret: string },
  question: Question<Data>,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphAnswer<Data>> =>
  parseAnswer<Data>(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
      body: JSON.stringify({ query: textOf(question), variables }),
    }),
  );
