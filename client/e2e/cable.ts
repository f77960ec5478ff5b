/**
 * The site at a second address, over a cable that a test can pull out, over which it can change a file, and which can stop in the middle of one: what workers ask for can be
 * held back in no other way, and no page be shown that has come by half.
 */
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Cable = {
  /** Where the site is served through the cable. */
  readonly origin: string;
  readonly pull: () => void;
  readonly plugIn: () => Promise<void>;
  /** What is answered at a path from now on, made of what the site answers. */
  readonly change: (path: string, edit: (text: string) => string) => void;
  /** What stands before the text comes at once, the rest when the returned function is called. */
  readonly stopBefore: (path: string, text: string) => () => void;
};

const listen = (server: Server, port: number) => new Promise<void>(done => server.listen(port, 'localhost', done));

export async function cableTo(site: string): Promise<Cable> {
  const edits = new Map<string, (text: string) => string>();
  const stops = new Map<string, { readonly text: string; readonly isReleased: Promise<void> }>();
  const server = createServer((incoming, outgoing) => {
    const edit = edits.get(incoming.url ?? '');
    const stop = stops.get(incoming.url ?? '');
    const headers = { ...incoming.headers, ...((edit || stop) && { 'accept-encoding': 'identity' }) };
    const { method = 'GET' } = incoming;
    const passed = send(site + (incoming.url ?? '/'), { method, headers }, answer => {
      if (!edit && !stop) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
        const text = Buffer.concat(parts).toString();
        const whole = edit ? edit(text) : text;
        const place = stop ? Math.max(0, whole.indexOf(stop.text)) : 0;
        outgoing.writeHead(answer.statusCode ?? 500, others).write(whole.slice(0, place));
        void Promise.resolve(stop?.isReleased).then(() => outgoing.end(whole.slice(place)));
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
    stopBefore: (path, text) => {
      let release = () => {};
      const isReleased = new Promise<void>(resolve => {
        release = resolve;
      });
      stops.set(path, { text, isReleased });
      return release;
    },
  };
}
