/** Asking a site while a store is away: an answer that comes too late is an error. */
import { type Question, textOf } from '../../testing/runQuery.js';

export type PatientAnswer = { status: number; data: Record<string, unknown> | null; codes: unknown[] };

/** `send` posts to the graph; `patience` in ms. */
export async function askWithin(
  patience: number,
  { question, variables = {} }: { question: Question<unknown>; variables?: Record<string, unknown> },
  send: (init: RequestInit) => Promise<Response>,
): Promise<PatientAnswer> {
  const response = await send({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: textOf(question), variables }),
    signal: AbortSignal.timeout(patience),
  });
  const { data, errors = [] }: { data: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] } =
    JSON.parse(await response.text());
  return { status: response.status, data, codes: errors.map(({ extensions }) => extensions.code) };
}
