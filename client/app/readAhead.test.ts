import { ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { createCache } from '../kernel/graphql/cache';
import type { Preload } from '../kernel/page/preload';
import { readAhead } from './readAhead';

type Named = { readonly name: string };
const ONE: TypedDocumentNode<Named, Record<string, never>> = gql`
  query One {
    name
  }
`;
const OTHER: TypedDocumentNode<{ readonly other: string }, Record<string, never>> = gql`
  query Other {
    other
  }
`;

const page = { url: new URL('http://localhost/'), locale: 'vi', isSignedIn: false, params: { slug: 'a' } } as const;
const clientWith = (data: object) => {
  const link = new ApolloLink(() => {
    throw new Error('Nothing is asked for');
  });
  return new ApolloClient({ cache: createCache().restore({ ROOT_QUERY: { __typename: 'Query', ...data } }), link });
};

describe('readAhead', () => {
  it('gives each operation what the page has brought, in a task of its own', async () => {
    const steps: string[] = [];
    const preload: Preload = async ({ query, params }) => {
      steps.push(`${(await query(ONE, {})).name} ${params['slug']}`);
      steps.push((await query(OTHER, {})).other);
    };
    const reading = readAhead(clientWith({ name: 'Minh', other: 'An' }), preload, page).then(() => steps.push('ready'));
    const tasks = new Promise<void>(resolve => {
      const next = (count: number): void => {
        steps.push(`task ${count}`);
        if (count < 3) setTimeout(next, 0, count + 1);
        else resolve();
      };
      setTimeout(next, 0, 1);
    });
    await Promise.all([reading, tasks]);

    expect(steps).toEqual(['Minh a', 'task 1', 'An', 'task 2', 'ready', 'task 3']);
  });

  it.each([
    ['an operation that the page did not bring', async ({ query }) => void (await query(OTHER, {}))],
    [
      'a page that is not there',
      async () => {
        throw new Response(null, { status: 404 });
      },
    ],
  ] as readonly [string, Preload][])('ends without a word at %s', async (_case, preload) => {
    await expect(readAhead(clientWith({ name: 'Minh' }), preload, page)).resolves.toBeUndefined();
  });

  it('is remembered: the first render finds the same object', async () => {
    const client = clientWith({ name: 'Minh' });
    let held: Named | null = null;
    await readAhead(client, async ({ query }) => void (held = await query(ONE, {})), page);

    expect(held).not.toBeNull();
    expect(client.watchQuery({ query: ONE }).getCurrentResult().data).toBe(held);
  });
});
