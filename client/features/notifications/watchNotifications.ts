/**
 * Keeps the number of unread notifications fresh while a page is looked at. Of all tabs of a browser one asks the server, the one that holds the lock, and
 * tells the others. A tab that is hidden, or that nobody has touched for a while, does not ask: an open page must not keep a session alive.
 */
import type { ApolloClient } from '@apollo/client';
import { announceDelivery } from '../../kernel/viewer/deliveries';
import { MyNotificationStateDocument, type MyNotificationStateQuery } from './MyNotificationState.gql';
import { poll } from './poll';

export type NotificationState = MyNotificationStateQuery['myNotificationState'];

const UNTOUCHED_MS = 30 * 60_000;
const LOOK_MS = 60_000;
const CHANNEL = 'notifications';
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

type Message = { readonly person: string; readonly state: NotificationState | null };

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

let announceToOthers: ((state: NotificationState) => void) | null = null;

const store = (client: ApolloClient, state: NotificationState): void =>
  void client.writeQuery({ query: MyNotificationStateDocument, data: { myNotificationState: state } });

/** What a mutation has answered, for this tab and the others. */
export function announceState(client: ApolloClient, { unreadCount, version }: NotificationState): void {
  const state = { __typename: 'NotificationState' as const, unreadCount, version };
  store(client, state);
  announceToOthers?.(state);
}

/** `person` tells people of one browser apart. Returns a function that ends it. */
export function watchNotifications(client: ApolloClient, person: string): () => void {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  const post = channel?.postMessage.bind(channel);
  const send = (state: NotificationState | null) => post?.({ person, state } satisfies Message);
  let attempt: AbortController | null = null;
  let touchedAt = Date.now();
  let last: NotificationState | null = null;

  const take = (state: NotificationState): void => {
    const isNews = last !== null && last.version !== state.version;
    last = state;
    store(client, state);
    if (isNews) announceDelivery();
  };
  const deps = {
    ask: async () => {
      const { data } = await client.query({ query: MyNotificationStateDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The operation returned no data');
      return data.myNotificationState;
    },
    onState: (state: NotificationState) => {
      take(state);
      send(state);
    },
    wait,
    random: Math.random,
  };
  const ended = () => undefined;

  const begin = (): void => {
    attempt = new AbortController();
    const { signal } = attempt;
    const asked = () => poll(deps, signal);
    const running = navigator.locks ? navigator.locks.request(CHANNEL, { signal }, asked) : asked();
    // Rejected when it is ended while it waits for its turn.
    running.catch(ended);
  };
  const update = (): void => {
    const isLookedAt = !document.hidden && Date.now() - touchedAt < UNTOUCHED_MS;
    if (isLookedAt && !attempt) begin();
    if (isLookedAt || !attempt) return;
    attempt.abort();
    attempt = null;
  };
  const onTouch = (): void => {
    touchedAt = Date.now();
    if (!attempt) update();
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.person !== person) return;
    if (data.state) take(data.state);
    // Another tab has just come: it need not wait for the next answer.
    else if (last) send(last);
  });
  announceToOthers = send;
  send(null);
  const timer = setInterval(update, LOOK_MS);
  document.addEventListener('visibilitychange', update);
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { passive: true });
  update();

  return () => {
    attempt?.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
    for (const touch of TOUCHES) window.removeEventListener(touch, onTouch);
    channel?.close();
    announceToOthers = null;
  };
}
