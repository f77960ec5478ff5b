/** A server of others, as a test wants it to answer: its answer can be changed, and it counts how often it was asked. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AnsweringServer = { url: string; answer: RequestListener; asked: number; close: () => void };

export const jsonAnswer =
  (answer: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

/** Says 503 until it is told what to answer. */
export async function openAnsweringServer(path: string): Promise<AnsweringServer> {
  const server = createServer((request, response) => {
    opened.asked += 1;
    opened.answer(request, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const opened: AnsweringServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answer: (_request, response) => void response.writeHead(503).end(),
    asked: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return opened;
}
