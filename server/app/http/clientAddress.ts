import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { Env } from '../../kernel/env.js';

/** Reads where a request comes from: the address in front of the trusted proxies, given by their number or their networks. */
export function addressReader(trusted: Env['trustProxy']): (request: IncomingMessage) => string {
  const trust =
    typeof trusted === 'number' ? (_address: string, hops: number) => hops < trusted : proxyAddr.compile(trusted);
  return request => {
    const address: string | undefined = proxyAddr(request, trust);
    // Whoever has closed the connection by now has none.
    return address ?? '';
  };
}
