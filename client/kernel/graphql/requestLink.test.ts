import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { requestLink } from './requestLink';

const answer = () =>
  new Response(JSON.stringify({ data: { site: 'here' } }), { headers: { 'content-type': 'application/json' } });
const client = () => new ApolloClient({ cache: new InMemoryCache(), link: requestLink(() => undefined) });
const QUERY = gql`
  query Site($of: Int) {
    site(of: $of)
  }
`;

describe('requestLink', () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  beforeEach(() => asked.mockReset().mockImplementation(async () => answer()));

  it('sends the first operation once its code is there, and later ones as well', async () => {
    const site = client();
    expect((await site.query({ query: QUERY, variables: { of: 1 } })).data).toEqual({ site: 'here' });
    expect((await site.query({ query: QUERY, variables: { of: 2 } })).data).toEqual({ site: 'here' });
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/graphql', '/graphql']);
  });

  it('rejects to the caller when the network is gone', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(client().query({ query: QUERY })).rejects.toThrow('Failed to fetch');
  });

  it('does not send what nobody waits for any more', async () => {
    const watched = client().watchQuery({ query: QUERY }).subscribe({});
    watched.unsubscribe();
    await new Promise(resolve => setTimeout(resolve));
    expect(asked).not.toHaveBeenCalled();
  });
});
