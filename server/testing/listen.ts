/** A server of a test on a port of its own, for this machine alone. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  url: string;
  /** Resolves once it is closed; connections that are still open are cut. */
  close: () => Promise<void>;
};

export async function listen(handler: RequestListener): Promise<Listening> {
  // On a busy machine a connection that is closed after the usual five seconds fails the request that is being sent on it.
  const server = createServer({ keepAliveTimeout: 120_000 }, handler);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise(resolve => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
