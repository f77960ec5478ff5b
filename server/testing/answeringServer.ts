/** A server of others, as a test wants it to answer: its answer can be changed, and it counts how often it was asked. */
import type { RequestListener } from 'node:http';
import { listen } from './listen.js';

export type AnsweringServer = { url: string; answer: RequestListener; asked: number; close: () => Promise<void> };

export const jsonAnswer =
  (answer: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

/** Says 503 until it is told what to answer. */
export async function openAnsweringServer(path: string): Promise<AnsweringServer> {
  const { url, close } = await listen((request, response) => {
    opened.asked += 1;
    opened.answer(request, response);
  });
  const opened: AnsweringServer = {
    url: `${url}${path}`,
    answer: (_request, response) => void response.writeHead(503).end(),
    asked: 0,
    close,
  };
  return opened;
}
