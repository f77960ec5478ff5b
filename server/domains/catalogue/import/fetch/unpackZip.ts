/** Takes files out of a zip, by their names and never by the folders that the zip names. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { messageOf } from '../../../../kernel/errors/messageOf.js';
import { ImportError } from '../adapter.js';

const MAX_ENTRIES = 10_000;

type Wanted = {
  /** Of the names without folders. */
  name: RegExp;
  /** Of one file, as it comes out: what the zip says of its size is not believed. */
  maxBytes: number;
};

async function entriesOf(zip: ZipFile, name: RegExp): Promise<Entry[]> {
  const found: Entry[] = [];
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > MAX_ENTRIES) throw new ImportError('The zip holds more files than a register has.');
    if (!entry.fileName.endsWith('/') && name.test(basename(entry.fileName))) found.push(entry);
  }
  // By code units: `hd2025.csv` before `hd2025_rv.csv`, in every language.
  return found.toSorted((left, right) => (left.fileName < right.fileName ? -1 : 1));
}

async function take(zip: ZipFile, entry: Entry, { file, maxBytes }: { file: string; maxBytes: number }): Promise<void> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  let bytes = 0;
  try {
    await pipeline(
      stream,
      async function* bounded(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes)
            throw new ImportError(`${basename(entry.fileName)} is larger than ${Math.round(maxBytes / 1e6)} MB.`);
          yield chunk;
        }
      },
      createWriteStream(file),
    );
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function withZip<Result>(file: string, work: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  const zip = await openPromise(file, { autoClose: false }).catch(() => {
    throw new ImportError(`${basename(file)} is no zip: something else was downloaded.`);
  });
  try {
    return await work(zip);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${basename(file)} cannot be unpacked: ${messageOf(error)}`);
  } finally {
    zip.close();
  }
}

/** A workbook is one, too; what a portal answers in its place is a page. */
export const expectZip = (file: string): Promise<void> => withZip(file, async () => undefined);

/** The last of the wanted files by name. */
export const unpackOne = (zipFile: string, { name, maxBytes, as }: Wanted & { as: string }): Promise<void> =>
  withZip(zipFile, async zip => {
    const entry = (await entriesOf(zip, name)).at(-1);
    if (!entry) throw new ImportError(`${basename(zipFile)} holds no file named like ${name.source}.`);
    await take(zip, entry, { file: as, maxBytes });
  });

/** All wanted files, under their own names. */
export const unpackAll = (zipFile: string, { name, maxBytes, folder }: Wanted & { folder: string }): Promise<void> =>
  withZip(zipFile, async zip => {
    const entries = await entriesOf(zip, name);
    if (entries.length === 0) throw new ImportError(`${basename(zipFile)} holds no file named like ${name.source}.`);
    for (const entry of entries) await take(zip, entry, { file: join(folder, basename(entry.fileName)), maxBytes });
  });
