import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import fc from 'fast-check';
import { pressesOf } from './presses';
import { sendPresses, type PressResult } from './sendPresses';

const item = { kind: 'PROGRAM', id: 'p1' } as const;

/** What becomes of a request: it is done, refused, lost on its way, or done with its answer lost. */
type Fate = 'DONE' | 'REFUSED' | 'LOST' | 'ANSWER_LOST';

const payload = (isSaved: boolean, code: string | null) => {
  const errors = code === null ? [] : [{ __typename: 'WishlistError', code, field: null }];
  return isSaved
    ? { addToWishlist: { __typename: 'AddToWishlistPayload', errors } }
    : { removeFromWishlist: { __typename: 'RemoveFromWishlistPayload', errors } };
};

/** A server that answers when the scheduler says so. */
function createServer(fates: readonly Fate[], answer: (request: () => void) => Promise<void>) {
  const server = {
    isSaved: false,
    /** What it has done and said so. */
    confirmed: undefined as boolean | undefined,
    asked: [] as boolean[],
    inFlight: 0,
    mostInFlight: 0,
  };
  const link = new ApolloLink(operation => {
    const isSaved = operation.operationName === 'AddToWishlist';
    const fate = fates[server.asked.length] ?? 'DONE';
    server.asked.push(isSaved);
    server.inFlight += 1;
    server.mostInFlight = Math.max(server.mostInFlight, server.inFlight);
    if (fate === 'DONE' || fate === 'ANSWER_LOST') server.isSaved = isSaved;
    return new Observable(observer => {
      void answer(() => {
        server.inFlight -= 1;
        if (fate === 'LOST' || fate === 'ANSWER_LOST') return observer.error(new TypeError('Failed to fetch'));
        if (fate === 'DONE') server.confirmed = isSaved;
        observer.next({ data: payload(isSaved, fate === 'REFUSED' ? 'TOO_MANY' : null) });
        observer.complete();
      });
    });
  });
  return { server, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const fate = fc.constantFrom<Fate>('DONE', 'DONE', 'DONE', 'REFUSED', 'LOST', 'ANSWER_LOST');

describe('presses on one heart', () => {
  it('are sent one at a time, the last one wins, and what is shown never flickers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fate, { maxLength: 6 }),
        async (scheduler, count, fates) => {
          const { server, client } = createServer(fates, async request => {
            await scheduler.schedule(Promise.resolve(), 'answer');
            request();
          });
          const presses = pressesOf(client);
          const shown: (boolean | undefined)[] = [];
          presses.subscribe(() => shown.push(presses.shown(item.id)));
          const expected: boolean[] = [];
          const results: (PressResult | null)[] = [];
          const running: Promise<void>[] = [];
          const pressing = scheduler.scheduleSequence(
            Array.from({ length: count }, () => async () => {
              const isSaved = !(presses.shown(item.id) ?? false);
              expected.push(isSaved);
              presses.press(item.id, isSaved);
              expect(presses.shown(item.id)).toBe(isSaved);
              running.push(sendPresses(client, item).then(result => void results.push(result)));
            }),
          );
          await scheduler.waitFor(pressing.task);
          await scheduler.waitFor(Promise.all(running));

          const ends = results.flatMap(result => result ?? []);
          const rollbacks = ends.filter(({ status }) => status !== 'DONE').length;
          expect(server.mostInFlight).toBe(1);
          expect(server.asked.at(-1)).toBe(expected.at(-1));
          expect(server.asked.length).toBeLessThanOrEqual(count);
          // Each press shows at once; beside that the heart changes only when a run of presses ends in a failure.
          expect(shown).toHaveLength(count + rollbacks);
          const isDone = ends.at(-1)?.status === 'DONE';
          expect(presses.shown(item.id)).toBe(isDone ? expected.at(-1) : server.confirmed);
          expect(isDone ? server.isSaved : expected.at(-1)).toBe(expected.at(-1));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('go back to what the server confirmed last when the last one fails', async () => {
    const answers: (() => void)[] = [];
    const { server, client } = createServer(['DONE', 'LOST'], async request => void answers.push(request));
    const presses = pressesOf(client);
    const next = async () => {
      while (answers.length === 0) await Promise.resolve();
      answers.shift()?.();
    };

    presses.press(item.id, true);
    const run = sendPresses(client, item);
    presses.press(item.id, false);
    expect(await sendPresses(client, item)).toBeNull();
    await next();
    await next();

    expect(await run).toMatchObject({ status: 'FAILED', isSaved: false });
    expect(server.asked).toEqual([true, false]);
    expect(presses.shown(item.id)).toBe(true);
  });

  it('on different items do not wait for each other', async () => {
    const { server, client } = createServer([], () => new Promise(() => undefined));
    for (const id of ['p1', 'p2']) {
      pressesOf(client).press(id, true);
      void sendPresses(client, { kind: 'PROGRAM', id });
    }
    await Promise.resolve();

    expect(server.asked).toEqual([true, true]);
  });
});
