/** Two addresses in front of the site, both answered by this process: the page as it is, and without its scripts. */
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { VARIANT_NAMES, VARIANTS, type Variant } from './variants';

export type VariantServers = {
  readonly origins: Readonly<Record<Variant, string>>;
  readonly close: () => Promise<void>;
};
type Change = (html: string) => string;
type Made = { readonly headers: Record<string, string>; readonly body: Buffer };

/** As the site packs its pages. */
const QUALITY = 5;

const isDocument = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && !url.split('?', 1)[0]?.includes('.') && url !== '/graphql';

/** To the site every request is one of its own pages'. */
const headersFor = ({ referer: _referer, ...headers }: IncomingHttpHeaders, site: URL): IncomingHttpHeaders => ({
  ...headers,
  host: site.host,
  ...(headers.origin && { origin: site.origin }),
});

async function make(url: string, { change, headers }: { change: Change; headers: IncomingHttpHeaders }): Promise<Made> {
  const response = await fetch(url, {
    headers: { 'accept-language': headers['accept-language'] ?? 'vi' },
    redirect: 'manual',
  });
  if (response.status !== 200) throw new Error(`${url} answered with ${response.status}`);
  const kept = [...response.headers].filter(
    ([name]) => !/^(?:content-length|content-encoding|transfer-encoding|etag|connection|keep-alive|date)$/.test(name),
  );
  const body = brotliCompressSync(Buffer.from(change(await response.text())), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  return {
    headers: { ...Object.fromEntries(kept), 'content-encoding': 'br', 'content-length': String(body.length) },
    body,
  };
}

function serverOf(origin: string, { change, agent }: { change: Change | null; agent: Agent }): Server {
  const site = new URL(origin);
  const made = new Map<string, Promise<Made>>();

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const onward = send(
      {
        host: site.hostname,
        port: site.port,
        path: request.url,
        method: request.method,
        headers: headersFor(request.headers, site),
        agent,
      },
      answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  };

  return createServer((request, response) => {
    if (!change || !isDocument(request)) {
      pass(request, response);
      return;
    }
    const url = origin + request.url;
    const wanted = made.get(url) ?? make(url, { change, headers: request.headers });
    made.set(url, wanted);
    wanted.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://localhost:${address.port}`);
      else reject(new Error('The server has no port'));
    });
  });

export async function serveVariants(origin: string): Promise<VariantServers> {
  const agent = new Agent({ keepAlive: true });
  const servers = VARIANT_NAMES.map(name => serverOf(origin, { change: VARIANTS[name], agent }));
  const [page = '', still = ''] = await Promise.all(servers.map(listen));
  const close = async (): Promise<void> => {
    agent.destroy();
    await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve).closeAllConnections())));
  };
  return { origins: { page, static: still }, close };
}
