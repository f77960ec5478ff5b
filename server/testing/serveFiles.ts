/** A publisher of a test: answers as a file server does, with ranges and validators, and breaks off where it is told to. */
import { createHash } from 'node:crypto';
import { createPublishers, type Publisher } from '../domains/catalogue/index.js';
import type { AnsweringServer } from './answeringServer.js';

/** A file that is cut is cut once. */
export type SentFile = {
  content: Buffer;
  tag?: string;
  cutAfter?: number;
  /** In place of the cut: nothing more comes. */
  thenSilence?: boolean;
  isLengthHidden?: boolean;
};

/** By their paths; any other path is answered by a page with status 404. What is asked for is added to `asked`: method, path and range. */
export function serveFiles(server: AnsweringServer, files: Record<string, SentFile>, asked: string[] = []): void {
  server.answer = (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push([method, url, headers.range].filter(Boolean).join(' '));
    const file = files[url];
    if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>no such file</html>');
    const { content, tag = `"${createHash('sha256').update(content).digest('hex')}"` } = file;
    const from = headers['if-range'] === tag ? Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0) : 0;
    const rest = content.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      etag: tag,
      'content-type': 'application/octet-stream',
      ...(file.isLengthHidden ? {} : { 'content-length': rest.length }),
      ...(from > 0 ? { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` } : {}),
    });
    if (method === 'HEAD') return void response.end();
    const { cutAfter } = file;
    if (cutAfter === undefined) return void response.end(rest);
    delete file.cutAfter;
    response.write(rest.subarray(0, cutAfter));
    // What was sent arrives before the end is noticed.
    if (!file.thenSilence) setTimeout(() => response.destroy(), 50);
  };
}

/** The list of publishers, all of them at this server. */
export const publishersAt = ({ url }: Pick<AnsweringServer, 'url'>): readonly Publisher[] =>
  createPublishers({
    cricos: `${url}package_show?id=cricos`,
    scorecard: `${url}data/`,
    scorecardFiles: url,
    ipeds: `${url}ipeds/`,
  });
