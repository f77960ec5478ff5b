/** The site at a second address, over a cable that a test can pull out and over which it can change a file: what workers ask for can be held back in no other way. */
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Cable = {
  /** Where the site is served through the cable. */
  readonly origin: string;
  readonly pull: () => void;
  readonly plugIn: () => Promise<void>;
  /** What is answered at a path from now on, made of what the site answers. */
  readonly change: (path: string, edit: (text: string) => string) => void;
};

const listen = (server: Server, port: number) => new Promise<void>(done => server.listen(port, 'localhost', done));

export async function cableTo(site: string): Promise<Cable> {
  const edits = new Map<string, (text: string) => string>();
  const server = createServer((incoming, outgoing) => {
    const edit = edits.get(incoming.url ?? '');
    const headers = { ...incoming.headers, ...(edit && { 'accept-encoding': 'identity' }) };
    const { method = 'GET' } = incoming;
    const passed = send(site + (incoming.url ?? '/'), { method, headers }, answer => {
      if (!edit) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, others).end(edit(Buffer.concat(parts).toString()));
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    pull: () => {
      server.close();
      server.closeAllConnections();
    },
    plugIn: () => listen(server, port),
    change: (path, edit) => void edits.set(path, edit),
  };
}
