/** Questions to a publisher: bounded in time and size, and never led to an address that is not on the list. */
import { boundedText } from '../../../../kernel/boundedText.js';
import { ImportError } from '../adapter.js';

const MAX_REDIRECTS = 5;
const ANSWER_MS = 60_000;
const MAX_PAGE_BYTES = 10_000_000;

/** A failure that another try may not have: the network, or a publisher that is busy. */
export class PassingFailure extends Error {}

export type Asked = {
  /** A page or an answer of an interface. */
  text: (url: string) => Promise<string>;
  /** Whether there is a file. */
  exists: (url: string) => Promise<boolean>;
};

type Question = { origins: readonly string[]; signal: AbortSignal; method?: 'GET' | 'HEAD'; headers?: HeadersInit };

const hostOf = (url: string): string => new URL(url).host;

const isBusy = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Of two reasons to end, the second of which may be absent. */
export const anyOf = (first: AbortSignal, second: AbortSignal | undefined): AbortSignal =>
  second ? AbortSignal.any([first, second]) : first;

/** The answer behind redirects among the addresses of the list; any status but those of a publisher that is busy. */
export async function askPublisher(url: string, { origins, signal, ...question }: Question): Promise<Response> {
  let at = url;
  for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
    if (!origins.includes(new URL(at).origin))
      throw new ImportError(`${hostOf(url)} leads to ${hostOf(at)}, which is not on the list of publishers.`);
    const response = await fetch(at, { ...question, signal, redirect: 'manual' }).catch((error: unknown) => {
      throw new PassingFailure(`${hostOf(at)} cannot be reached`, { cause: error });
    });
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (next === null) {
      if (!isBusy(response.status)) return response;
      await response.body?.cancel();
      throw new PassingFailure(`${hostOf(at)} answers with status ${response.status}`);
    }
    await response.body?.cancel();
    at = new URL(next, at).href;
  }
  throw new ImportError(`${hostOf(url)} leads in circles.`);
}

async function textOf(response: Response, url: string): Promise<string> {
  const text = await boundedText(response, MAX_PAGE_BYTES);
  if (text === null) throw new ImportError(`${hostOf(url)} answers with a page that is too long.`);
  return text;
}

/** One line for the person at the command, whatever has failed. */
const inWords = (error: unknown, url: string): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(error instanceof PassingFailure ? `${error.message}.` : `${hostOf(url)} stopped answering.`);

type Asking = { origins: readonly string[]; signal?: AbortSignal | undefined; answerMs?: number };

/** Rejects with an ImportError of one line, or with the reason of `signal` once that is aborted. */
export function createAsked({ origins, signal, answerMs = ANSWER_MS }: Asking): Asked {
  const question = () => ({ origins, signal: anyOf(AbortSignal.timeout(answerMs), signal) });
  const failed = (error: unknown, url: string): ImportError => {
    signal?.throwIfAborted();
    return inWords(error, url);
  };
  return {
    text: async url => {
      try {
        const response = await askPublisher(url, question());
        if (response.ok) return await textOf(response, url);
        await response.body?.cancel();
        throw new ImportError(
          `${hostOf(url)} answers with status ${response.status}: the address may have changed, or programs are turned away.`,
        );
      } catch (error) {
        throw failed(error, url);
      }
    },
    exists: async url => {
      try {
        const { ok, headers } = await askPublisher(url, { ...question(), method: 'HEAD' });
        // A page that says that there is no such file may come with status 200.
        return ok && !headers.get('content-type')?.includes('html');
      } catch (error) {
        throw failed(error, url);
      }
    },
  };
}
