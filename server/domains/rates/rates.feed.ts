/** Asks the daily source for its newest rates. What it answers is never trusted: its time, its size and its form are bounded, and it leads nowhere else. */
import { type FeedAnswer, isOfImpossibleDay, readFeedAnswer } from '../../../schema/rules/rateFeed.rules.js';
import { boundedText } from '../../kernel/boundedText.js';

const ANSWER_MS = 10_000;
/** Thirty times what the source answers today. */
const MAX_ANSWER_BYTES = 256 * 1024;

export type FeedFailureCode =
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'WRONG_STATUS'
  | 'TOO_LARGE'
  | 'NOT_JSON'
  | 'NOT_RATES'
  | 'IN_THE_FUTURE';
export type FeedFailure = { host: string; code: FeedFailureCode };
type FeedReading = { failures: FeedFailure[] } & ({ answer: FeedAnswer; url: string } | { answer: null; url: null });

type Options = {
  addresses: readonly string[];
  today: string;
  /** Ends the question when the process stops. */
  signal: AbortSignal;
  answerMs?: number;
};

class Refused extends Error {
  constructor(readonly code: FeedFailureCode) {
    super(code);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('NOT_JSON');
  }
}

async function ask(url: string, today: string, signal: AbortSignal): Promise<FeedAnswer> {
  // A redirect is no answer: the addresses are those that the operator chose.
  const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'application/json' } });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Refused('WRONG_STATUS');
  }
  const text = await boundedText(response, MAX_ANSWER_BYTES);
  if (text === null) throw new Refused('TOO_LARGE');
  const answer = readFeedAnswer(parse(text));
  if (!answer) throw new Refused('NOT_RATES');
  if (isOfImpossibleDay(answer, today)) throw new Refused('IN_THE_FUTURE');
  return answer;
}

/** The first address that gives a whole answer. */
export async function readFeed({ addresses, today, signal, answerMs = ANSWER_MS }: Options): Promise<FeedReading> {
  const failures: FeedFailure[] = [];
  for (const url of addresses) {
    const limit = AbortSignal.timeout(answerMs);
    try {
      return { answer: await ask(url, today, AbortSignal.any([signal, limit])), url, failures };
    } catch (error) {
      signal.throwIfAborted();
      const code = error instanceof Refused ? error.code : limit.aborted ? 'TIMED_OUT' : 'UNREACHABLE';
      failures.push({ host: new URL(url).host, code });
    }
  }
  return { answer: null, url: null, failures };
}
