/** One dialog for every expired session: spec section 4, without a router. */
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorLink } from '../kernel/graphql/errorLink';
import { hardNavigate } from '../kernel/page/hardNavigate';
import { rememberPrompt } from '../kernel/session/pendingLogin';
import { writePendingPage } from '../kernel/storage/pending';
import { pageCookies } from '../kernel/storage/cookies';
import { onSignedOut } from './onSignedOut';

const QUERY = gql`
  query Anything {
    anything
  }
`;

const shapes = {
  graph: () =>
    new Response(
      JSON.stringify({ data: null, errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] }),
      { status: 401, headers: { 'content-type': 'application/graphql-response+json' } },
    ),
  'graph with 200': () =>
    new Response(
      JSON.stringify({ data: null, errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] }),
      { status: 200, headers: { 'content-type': 'application/json' } },
    ),
  proxy: () => new Response('<html>401</html>', { status: 401, headers: { 'content-type': 'text/html' } }),
};

const ask = (answer: () => Response) => {
  const link = ApolloLink.from([
    errorLink(onSignedOut),
    new HttpLink({ uri: 'https://site.example/graphql', fetch: async () => answer() }),
  ]);
  return new ApolloClient({ cache: new InMemoryCache(), link }).query({ query: QUERY, fetchPolicy: 'no-cache' });
};

const dialogs = () => screen.queryAllByRole('alertdialog');
const open = async (answer: () => Response = shapes.graph) => {
  await expect(ask(answer)).rejects.toThrow(/./);
  return screen.findByRole('alertdialog');
};

describe('an expired session', () => {
  const user = userEvent.setup();
  const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined);
  const back = jest.spyOn(hardNavigate, 'back').mockImplementation(() => undefined);
  const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    globalThis.fetch = post.mockResolvedValue(new Response(null, { status: 204 }));
    window.history.replaceState(null, '', '/profile');
  });
  afterEach(async () => {
    const cancel = screen.queryByRole('button', { name: /Hủy|Cancel/ });
    if (cancel) await user.click(cancel);
    globalThis.fetch = realFetch;
    jest.clearAllMocks();
  });

  it.each(Object.entries(shapes))('is asked about in words, whatever the shape: %s', async (_name, answer) => {
    const dialog = await open(answer);

    expect(dialog).toHaveAccessibleName('Phiên đăng nhập đã hết hạn');
    expect(dialog).toHaveAccessibleDescription('Phiên đăng nhập của bạn đã hết hạn, vui lòng đăng nhập lại.');
    expect(screen.getByRole('button', { name: 'Đăng nhập' })).toHaveFocus();
  });

  it('is asked about once for five calls that fail together, and each is rejected to its caller', async () => {
    const calls = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => ask(index % 2 ? shapes.proxy : shapes.graph)),
    );
    await screen.findByRole('alertdialog');

    expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(dialogs()).toHaveLength(1);
  });

  it('goes one step back on cancel, and is asked about again the next time', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    expect(dialogs()).toHaveLength(0);
    expect(back).toHaveBeenCalledTimes(1);
    expect(post).not.toHaveBeenCalled();

    await open();
    expect(dialogs()).toHaveLength(1);
  });

  it('ends on the server, forgets what a script can, and goes to the login in the language of the page', async () => {
    window.history.replaceState(null, '', '/en/profile');
    rememberPrompt({
      address: '/profile',
      purpose: { kind: 'ADD_TO_WISHLIST', payload: { kind: 'PROGRAM', id: 'p1' } },
    });
    writePendingPage('/profile');
    expect(await open()).toHaveAccessibleName('Session expired');
    expect(screen.getByText('Your session has expired, please login again.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(to).toHaveBeenCalledWith('/en/login?sessionExpired=1'));
    expect(post).toHaveBeenCalledWith('/session/end', expect.objectContaining({ method: 'POST' }));
    expect(pageCookies()).toBe('');
    expect(window.localStorage).toHaveLength(0);
  });

  it('reaches the login also when the server cannot be reached', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));

    await waitFor(() => expect(to).toHaveBeenCalledWith('/login?sessionExpired=1'));
  });

  it.each([
    [
      'a store outage',
      () =>
        new Response(
          JSON.stringify({ data: null, errors: [{ message: '', extensions: { code: 'SERVICE_UNAVAILABLE' } }] }),
          { status: 503, headers: { 'content-type': 'application/graphql-response+json' } },
        ),
    ],
    [
      'what one may not see',
      () =>
        new Response(JSON.stringify({ data: null, errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] }), {
          status: 403,
          headers: { 'content-type': 'application/graphql-response+json' },
        }),
    ],
    ['a proxy that is down', () => new Response('<html>', { status: 502 })],
  ])('is not what %s means', async (_name, answer) => {
    await expect(ask(answer)).rejects.toThrow(/./);
    await new Promise(resolve => setTimeout(resolve, 50));

    expect(dialogs()).toHaveLength(0);
  });
});
