/**
 * Downloads one file: bounded in size and in silence, continued where it was cut, also by a later run. What is continued is the same file by the validator that the
 * server gave with its first part; otherwise it begins anew, so that no file is made of two editions.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ImportError } from '../adapter.js';
import { anyOf, askPublisher, PassingFailure } from './askPublisher.js';

export type DownloadLimits = {
  maxBytes: number;
  /** A connection without a byte for so long is given up, and the file continued by another. */
  silenceMs?: number;
  tries?: number;
  /** Before the second try; it doubles with each. */
  pauseMs?: number;
};

type Download = {
  url: string;
  origins: readonly string[];
  /** Where the whole file is then. */
  file: string;
  limits: DownloadLimits;
  /** Ends it; what has come stays. */
  signal?: AbortSignal | undefined;
  onProgress?: (bytes: number, ofBytes: number | null) => void;
};

export type Downloaded = { bytes: number; sha256: string };

const SILENCE_MS = 30_000;
const TRIES = 6;
const PAUSE_MS = 2000;

const partOf = (file: string): string => `${file}.part`;
/** The validator of what the part is a part of. */
const validatorOf = (file: string): string => `${file}.part.validator`;

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0;

async function begun(file: string): Promise<{ from: number; validator: string | null }> {
  const validator = await readFile(validatorOf(file), 'utf8').catch(() => null);
  return validator ? { from: await sizeOf(partOf(file)), validator } : { from: 0, validator: null };
}

/** Weak validators do not promise equal bytes. */
const strongValidator = ({ headers }: Response): string | null => {
  const tag = headers.get('etag');
  return tag && !tag.startsWith('W/') ? tag : headers.get('last-modified');
};

const refuseSize = (url: string, maxBytes: number): ImportError =>
  new ImportError(
    `${new URL(url).pathname} is larger than ${Math.round(maxBytes / 1e6)} MB, the most that is expected.`,
  );

/** Where the bytes of the answer belong, or why there are none. */
function startIn(response: Response, from: number, url: string): number {
  if (response.status === 206) {
    const start = Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1]);
    if (start === from) return from;
    throw new PassingFailure(`${new URL(url).host} answers with another part of the file`);
  }
  if (response.status === 200) return 0;
  throw new ImportError(
    `${new URL(url).host} answers with status ${response.status}: the address may have changed, or programs are turned away.`,
  );
}

async function continueDownload({ url, origins, file, limits, signal, onProgress }: Download): Promise<void> {
  const { maxBytes, silenceMs = SILENCE_MS } = limits;
  const { from, validator } = await begun(file);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new PassingFailure('silence')), silenceMs);
  try {
    const response = await askPublisher(url, {
      origins,
      signal: anyOf(silence.signal, signal),
      // Packed on the way its parts could not be continued.
      headers: {
        'accept-encoding': 'identity',
        ...(from > 0 && validator ? { range: `bytes=${from}-`, 'if-range': validator } : {}),
      },
    });
    if (response.status === 416) {
      await rm(partOf(file), { force: true });
      throw new PassingFailure('the part is longer than the file');
    }
    const start = startIn(response, from, url);
    const rest = response.headers.get('content-length');
    const total = rest === null ? null : start + Number(rest);
    if (total !== null && total > maxBytes) throw refuseSize(url, maxBytes);
    const part = await open(partOf(file), start === 0 ? 'w' : 'a');
    try {
      if (start === 0) await writeFile(validatorOf(file), strongValidator(response) ?? '');
      let bytes = start;
      for await (const chunk of response.body ?? []) {
        timer.refresh();
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw refuseSize(url, maxBytes);
        await part.write(chunk);
        onProgress?.(bytes, total);
      }
      if (total !== null && bytes < total) throw new PassingFailure('the file was cut');
    } finally {
      await part.close();
    }
  } finally {
    clearTimeout(timer);
  }
}

export async function digestOf(file: string): Promise<Downloaded> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { bytes: await sizeOf(file), sha256: hash.digest('hex') };
}

/** `ENOSPC`, `EACCES` and the like of a file that cannot be read or written; null for any other failure. */
export const diskCodeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error ? String(error.code) : null;

const forgetPart = async (file: string): Promise<void> => {
  for (const left of [partOf(file), validatorOf(file)]) await rm(left, { force: true });
};

/** Rejects with an ImportError of one line, with the reason of `signal` once that is aborted, or with the failure of the disk. After a failure that may pass, the part that has come stays for the next run; a file that is whole is not asked for again. */
export async function download(wanted: Download): Promise<Downloaded> {
  const { url, file, limits, signal } = wanted;
  const { tries = TRIES, pauseMs = PAUSE_MS } = limits;
  if (existsSync(file)) return digestOf(file);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await continueDownload(wanted);
      await rename(partOf(file), file);
      await forgetPart(file);
      return await digestOf(file);
    } catch (error) {
      signal?.throwIfAborted();
      if (diskCodeOf(error) !== null) throw error;
      if (error instanceof ImportError) {
        await forgetPart(file);
        throw error;
      }
      if (attempt === tries) {
        const kept = await sizeOf(partOf(file));
        const why =
          error instanceof PassingFailure && kept === 0 ? error.message : `${new URL(url).host} stops answering`;
        throw new ImportError(
          kept === 0
            ? `${why}.`
            : `${why}: ${kept} bytes of ${new URL(url).pathname} are kept, and the next run goes on with them.`,
        );
      }
      await pause(pauseMs * 2 ** (attempt - 1), undefined, { signal });
    }
  }
}
