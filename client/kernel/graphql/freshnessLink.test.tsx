import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { freshnessLink, rootFields } from './freshnessLink';

type Document = DocumentNode & { readonly __meta__?: { readonly outdates?: readonly string[] } };
const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'definitions' in value;
const isOf = ({ definitions }: Document, operation: string) =>
  definitions.some(part => 'operation' in part && part.operation === operation);

const LIST = gql`
  query List {
    list
  }
`;
const OTHER = gql`
  query Other {
    other
  }
`;
const ADD = {
  ...gql`
    mutation Add {
      add
    }
  `,
  __meta__: { outdates: ['list'] },
};

type Asked = { readonly name: string; readonly answer: (data: object) => void; readonly fail: () => void };

/** A server whose answers the test gives, in the order it likes. */
function site() {
  const asked: Asked[] = [];
  const server = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable(observer => {
        const answer = (data: object) => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        };
        asked.push({ name: operationName, answer, fail: () => observer.error(new TypeError('offline')) });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([freshnessLink(), server]) });
  const names = () => asked.map(({ name }) => name);
  return { client, asked, names };
}

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

function List() {
  const { data, loading } = useQuery<{ list: string }>(LIST);
  return <p>{data ? `${data.list}${loading ? ' (asking)' : ''}` : 'nothing yet'}</p>;
}

it('every mutation of the client says which of the fields that the client asks for it outdates, and none are an answer', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.gql.ts'));
  const documents = files.flatMap(name =>
    Object.values(jest.requireActual<Record<string, unknown>>(join(process.cwd(), 'client', name))).filter(isDocument),
  );
  const asked = new Set(
    documents.filter(document => isOf(document, 'query')).flatMap(document => rootFields(document)),
  );
  const mutations = documents.filter(document => isOf(document, 'mutation'));
  expect(mutations.length).toBeGreaterThan(35);
  for (const { __meta__ } of mutations) {
    expect(__meta__?.outdates).toBeInstanceOf(Array);
    expect([...asked]).toEqual(expect.arrayContaining([...(__meta__?.outdates ?? [])]));
  }
});

describe('what was done last', () => {
  it('is asked for again where it is shown, which stands until the answer is there', async () => {
    const { client, asked, names } = site();
    render(
      <ApolloProvider client={client}>
        <List />
      </ApolloProvider>,
    );
    await settle();
    asked[0]?.answer({ list: 'old' });
    await screen.findByText('old');

    const added = client.mutate({ mutation: ADD });
    await settle();
    asked[1]?.answer({ add: true });
    await act(() => added);
    await settle();
    expect(names()).toEqual(['List', 'Add', 'List']);
    expect(screen.getByText(/^old/)).toBeInTheDocument();
    asked[2]?.answer({ list: 'new' });
    expect(await screen.findByText('new')).toBeInTheDocument();
  });

  it('leaves what is shown when the new answer does not come', async () => {
    const { client, asked } = site();
    render(
      <ApolloProvider client={client}>
        <List />
      </ApolloProvider>,
    );
    await settle();
    asked[0]?.answer({ list: 'old' });
    await screen.findByText('old');
    const added = client.mutate({ mutation: ADD });
    await settle();
    asked[1]?.answer({ add: true });
    await act(() => added);
    await settle();
    asked[2]?.fail();
    await settle();
    act(() => void client.writeQuery({ query: OTHER, data: { other: 'something else' } }));
    await settle();

    expect(screen.getByText('old')).toBeInTheDocument();
    expect(asked).toHaveLength(3);
  });

  it('is what a query tells that was sent before it: its answer of before is given to nobody', async () => {
    const { client, asked, names } = site();
    const read = client.query({ query: LIST });
    await settle();
    const added = client.mutate({ mutation: ADD });
    await settle();
    asked[1]?.answer({ add: true });
    await added;
    const written = jest.spyOn(client.cache, 'write');
    asked[0]?.answer({ list: 'old' });
    await settle();
    asked[2]?.answer({ list: 'new' });

    expect((await read).data).toEqual({ list: 'new' });
    expect(names()).toEqual(['List', 'Add', 'List']);
    expect(written.mock.calls.map(([{ result }]) => result)).toEqual([{ list: 'new' }]);
  });

  it('is also asked for when nobody knows whether it was done', async () => {
    const { client, asked, names } = site();
    const read = client.query({ query: LIST });
    await settle();
    asked[0]?.answer({ list: 'old' });
    await read;
    const added = client.mutate({ mutation: ADD }).catch((error: unknown) => error);
    await settle();
    asked[1]?.fail();
    expect(await added).toBeInstanceOf(TypeError);
    void client.query({ query: LIST });
    await settle();

    expect(names()).toEqual(['List', 'Add', 'List']);
  });

  it('outdates no other field', async () => {
    const { client, asked, names } = site();
    const read = client.query({ query: OTHER });
    await settle();
    const added = client.mutate({ mutation: ADD });
    await settle();
    asked[1]?.answer({ add: true });
    await added;
    asked[0]?.answer({ other: 'as it was' });

    expect((await read).data).toEqual({ other: 'as it was' });
    expect((await client.query({ query: OTHER })).data).toEqual({ other: 'as it was' });
    expect(names()).toEqual(['Other', 'Add']);
  });
});
