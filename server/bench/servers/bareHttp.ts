/** The floor: `node:http` alone, which reads the body and sends bytes from memory. `POST /set/x` says what `POST /x` answers. */
import { createServer } from 'node:http';

const answers = new Map<string, Buffer>();

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { url = '' } = request;
    if (url.startsWith('/set/')) answers.set(url.slice('/set'.length), Buffer.concat(chunks));
    const body = answers.get(url) ?? Buffer.from('{}');
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
