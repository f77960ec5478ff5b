import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { useFreshWhenSeen } from './useFreshWhenSeen';

type Data = { readonly status: string };

/** A question of its own for each test: what was asked is remembered for the life of the document. */
const statusOf = (name: string) => gql(`query ${name} { status }`) as TypedDocumentNode<Data, Record<string, never>>;
const answers = (query: TypedDocumentNode<Data, Record<string, never>>, ...all: readonly (string | null)[]) =>
  all.map((status, place) => ({
    request: { query, variables: {} },
    maxUsageCount: place === all.length - 1 ? 100 : 1,
    ...(status === null ? { error: new TypeError('offline') } : { result: { data: { status } } }),
  }));

function Status({ query }: { readonly query: TypedDocumentNode<Data, Record<string, never>> }) {
  const { data } = useQuery(query, { variables: {} });
  useFreshWhenSeen(query, {});
  return <p>{data?.status ?? 'waiting'}</p>;
}

describe('what others may have changed', () => {
  let now = 0;
  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());
  const pass = (ms: number) => {
    now += ms;
  };
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('is asked for again when the tab is looked at again', async () => {
    const query = statusOf('SeenAgain');
    renderWithProviders(<Status query={query} />, { mocks: answers(query, 'SUBMITTED', 'PROCESSING') });
    await screen.findByText('SUBMITTED');
    pass(60_000);
    look();

    expect(await screen.findByText('PROCESSING')).toBeInTheDocument();
  });

  it('is not asked for again after a short look away', async () => {
    const query = statusOf('ShortLook');
    renderWithProviders(<Status query={query} />, { mocks: answers(query, 'SUBMITTED', 'PROCESSING', 'ACCEPTED') });
    await screen.findByText('SUBMITTED');
    pass(1000);
    look();
    look();
    // Had the short look asked, the next answer would be the third.
    pass(60_000);
    look();

    expect(await screen.findByText('PROCESSING')).toBeInTheDocument();
  });

  it('stays as it is when the answer does not come', async () => {
    const query = statusOf('Lost');
    renderWithProviders(<Status query={query} />, { mocks: answers(query, 'SUBMITTED', null, 'PROCESSING') });
    await screen.findByText('SUBMITTED');
    pass(60_000);
    look();
    expect(screen.getByText('SUBMITTED')).toBeInTheDocument();

    // The network comes back until the lost call is over and the next one is made.
    await waitFor(() => {
      pass(60_000);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getByText('PROCESSING')).toBeInTheDocument();
    });
  });
});
