import { ApolloClient, ApolloLink, gql, type NormalizedCacheObject, type TypedDocumentNode } from '@apollo/client';
import { createCache } from '../kernel/graphql/cache';
import type { Preload } from '../kernel/page/preload';
import { prepareFormats, readAhead } from './readAhead';

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

type Item = { readonly id: string; readonly name: string };
const MANY: TypedDocumentNode<
  { readonly search: { readonly hits: readonly { readonly item: Item }[] } },
  { readonly text: string }
> = gql`
  query Many($text: String) {
    search(text: $text) {
      hits {
        item {
          id
          name
        }
      }
    }
  }
`;

const WITHIN: TypedDocumentNode<
  { readonly program: { readonly institution: { readonly name: string } } },
  Record<string, never>
> = gql`
  query Within {
    program {
      id
      name
      institution {
        id
        name
      }
    }
  }
`;

const page = { url: new URL('http://localhost/'), locale: 'vi', isSignedIn: false, params: { slug: 'a' } } as const;
const stateWith = (data: object) => ({ ROOT_QUERY: { __typename: 'Query', ...data } });
const clientWith = (state: NormalizedCacheObject) => {
  const link = new ApolloLink(() => {
    throw new Error('Nothing is asked for');
  });
  return new ApolloClient({ cache: createCache().restore(state), link });
};

/** What else waits for its turn, one task after the other. */
const otherTasks = (steps: string[], last: number): Promise<void> =>
  new Promise(resolve => {
    const next = (count: number): void => {
      steps.push(`task ${count}`);
      if (count < last) setTimeout(next, 0, count + 1);
      else resolve();
    };
    setTimeout(next, 0, 1);
  });

it('prepareFormats uses what formats share for the first time in a task of its own', async () => {
  const steps: string[] = [];
  jest.spyOn(Intl.Collator, 'supportedLocalesOf').mockImplementation(locales => {
    steps.push(`languages for ${String(locales)}`);
    return [];
  });
  const others = otherTasks(steps, 1);
  await Promise.all([others, prepareFormats('vi')]);
  jest.restoreAllMocks();

  expect(steps).toEqual(['task 1', 'languages for vi']);
});

describe('readAhead', () => {
  it('gives each operation what the page has brought, with the turns of others between reading, preparing and giving', async () => {
    const steps: string[] = [];
    const preload: Preload = async ({ query, params }) => {
      steps.push(`${(await query(ONE, {})).name} ${params['slug']}`);
      steps.push((await query(OTHER, {})).other);
    };
    const state = stateWith({ name: 'Minh', other: 'An' });
    const reading = readAhead(clientWith(state), state, preload, page).then(() => steps.push('ready'));
    await Promise.all([reading, otherTasks(steps, 7)]);

    const others = (...counts: number[]) => counts.map(count => `task ${count}`);
    expect(steps).toEqual([...others(1, 2), 'Minh a', ...others(3, 4, 5), 'An', ...others(6), 'ready', ...others(7)]);
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
    const state = stateWith({ name: 'Minh' });
    await expect(readAhead(clientWith(state), state, preload, page)).resolves.toBeUndefined();
  });

  it('is remembered: the first render finds the same object', async () => {
    const state = stateWith({ name: 'Minh' });
    const client = clientWith(state);
    let held: Named | null = null;
    await readAhead(client, state, async ({ query }) => void (held = await query(ONE, {})), page);

    expect(held).not.toBeNull();
    expect(client.watchQuery({ query: ONE }).getCurrentResult().data).toBe(held);
  });

  it('reads the records of a long answer a few at a time, and the whole of what it has read', async () => {
    const records = Array.from({ length: 10 }, (_none, index) => ({
      __typename: 'Item',
      id: `${index}`,
      name: `Item ${index}`,
    }));
    const state = {
      ...stateWith({
        'search({"text":"a"})': {
          __typename: 'Search',
          hits: records.map(({ id }) => ({ __typename: 'Hit', item: { __ref: `Item:${id}` } })),
        },
      }),
      ...Object.fromEntries(records.map(record => [`Item:${record.id}`, record])),
    };
    const client = clientWith(state);
    const read = jest.spyOn(client.cache, 'read');
    const ofTasks: number[] = [];
    const timer = setInterval(() => ofTasks.push(read.mock.calls.length));
    let items: readonly Item[] = [];
    await readAhead(
      client,
      state,
      async ({ query }) => void (items = (await query(MANY, { text: 'a' })).search.hits.map(({ item }) => item)),
      page,
    );
    clearInterval(timer);

    expect(items).toEqual(records);
    expect(read.mock.results.slice(0, 10).map(({ value }) => value)).toEqual(records);
    // The same objects: nothing of a record was read twice.
    expect(items.every((item, index) => item === read.mock.results[index]?.value)).toBe(true);
    const perTask = ofTasks.map((count, index) => count - (ofTasks[index - 1] ?? 0));
    expect(Math.max(...perTask)).toBeLessThan(10);
  });

  it('reads a record that stands in another one before it, so that the other is short', async () => {
    const state = {
      ...stateWith({ program: { __ref: 'Program:1' } }),
      'Program:1': { __typename: 'Program', id: '1', name: 'Law', institution: { __ref: 'Institution:2' } },
      'Institution:2': { __typename: 'Institution', id: '2', name: 'Monash' },
    };
    const client = clientWith(state);
    const read = jest.spyOn(client.cache, 'read');
    await readAhead(client, state, async ({ query }) => void (await query(WITHIN, {})), page);

    expect(read.mock.calls.slice(0, 2).map(([{ rootId }]) => rootId)).toEqual(['Institution:2', 'Program:1']);
    const [institution, program] = read.mock.results.map(({ value }) => value);
    expect(program.institution).toBe(institution);
  });
});
