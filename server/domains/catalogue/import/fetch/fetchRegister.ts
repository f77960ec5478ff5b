/** Brings the present edition of a register into a folder of its own: whole, or not at all. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportError } from '../adapter.js';
import { createAsked } from './askPublisher.js';
import { digestOf, diskCodeOf, download, type Downloaded, type DownloadLimits } from './download.js';
import { withFolderLock } from './folderLock.js';
import type { Edition, FetchedPublisher, RemoteFile } from './publishers.js';
import { expectZip, unpackAll, unpackOne } from './unpackZip.js';

/** Stands in the folder of an edition that is whole: what was fetched, from where and when. */
const RECORD = 'edition.json';
const PARTIAL = '.partial';
/** Of all registers. */
export const registersFolder = (dataDir: string): string => join(dataDir, 'registers');
/** A whole file of a run that was broken off is used for so long: later it may be older than those that come beside it. */
const PARTIAL_MS = 24 * 3_600_000;
/** The edition before is kept, for an operator who has to go back. */
const KEPT_EDITIONS = 2;

export type FetchOptions = {
  publisher: FetchedPublisher;
  /** Of all registers. */
  folder: string;
  now: Date;
  limits?: Omit<DownloadLimits, 'maxBytes'> | undefined;
  /** Ends it; what has come stays for the next run. */
  signal?: AbortSignal | undefined;
  onProgress?: (file: string, bytes: number, ofBytes: number | null) => void;
};

export type FetchedEdition = {
  edition: string;
  /** For the adapter: the folder, or the file where there is only one. */
  path: string;
  /** It was here already. */
  isKnown: boolean;
  files: readonly ({ url: string } & Downloaded)[];
};

const pathOf = (folder: string, { files }: Edition): string =>
  files.length === 1 && files[0] ? join(folder, files[0].as) : folder;

async function fetchFile(
  { url, as, inZip }: RemoteFile,
  folder: string,
  { publisher, limits, signal, onProgress }: FetchOptions,
): Promise<{ url: string } & Downloaded> {
  const { origins, maxBytes } = publisher;
  const name = basename(new URL(url).pathname);
  const file = join(folder, inZip ? name : as);
  const downloaded = await download({
    url,
    origins,
    file,
    limits: { ...limits, maxBytes },
    signal,
    ...(onProgress ? { onProgress: (bytes, ofBytes) => onProgress(name, bytes, ofBytes) } : {}),
  });
  try {
    if (inZip) await unpackOne(file, { name: inZip, maxBytes, as: join(folder, as) });
    else if (/\.xlsx$/i.test(as)) await expectZip(file);
  } catch (error) {
    // What was downloaded is whole and wrong: another run must not go on with it.
    await rm(file, { force: true });
    throw error;
  }
  return { url, ...downloaded };
}

/** Names of editions sort by their days. */
async function forgetOlder(folder: string): Promise<void> {
  const names = await readdir(folder);
  const whole = names.filter(name => existsSync(join(folder, name, RECORD))).toSorted();
  const old = [...whole.slice(0, -KEPT_EDITIONS), ...names.filter(name => name.endsWith(PARTIAL))];
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}

/** When the first file was whole, in milliseconds; infinity when none is. Parts have no age: by their validators they are of the file that is there now. */
async function firstWholeIn(partial: string): Promise<number> {
  const names = await readdir(partial).catch(() => []);
  const whole = names.filter(name => !/\.part(\.validator)?$/.test(name));
  return Math.min(...(await Promise.all(whole.map(async name => (await stat(join(partial, name))).mtimeMs))));
}

/** Rejects with an ImportError of one line, also while another process fetches the register, or with the reason of `signal` once that is aborted. */
export async function fetchRegister(options: FetchOptions): Promise<FetchedEdition> {
  try {
    const { folder, publisher } = options;
    return await withFolderLock({ folder, register: publisher.register }, () => fetchPresent(options));
  } catch (error) {
    const code = diskCodeOf(error);
    throw code === null ? error : new ImportError(`The files cannot be written into ${options.folder}: ${code}.`);
  }
}

async function fetchPresent(options: FetchOptions): Promise<FetchedEdition> {
  const { publisher, now, signal } = options;
  const edition = await publisher.find(createAsked({ origins: publisher.origins, signal }), now);
  const folder = join(options.folder, publisher.register);
  const target = join(folder, edition.edition);
  const known = { edition: edition.edition, path: pathOf(target, edition) };
  if (existsSync(join(target, RECORD))) return { ...known, isKnown: true, files: [] };
  const partial = `${target}${PARTIAL}`;
  if (now.getTime() - (await firstWholeIn(partial)) > PARTIAL_MS) await rm(partial, { recursive: true });
  await mkdir(partial, { recursive: true });
  const files: ({ url: string } & Downloaded)[] = [];
  for (const file of edition.files) files.push(await fetchFile(file, partial, options));
  for (const { url, inZip } of edition.files) if (inZip) await rm(join(partial, basename(new URL(url).pathname)));
  await rm(target, { recursive: true, force: true });
  await writeFile(
    join(partial, RECORD),
    `${JSON.stringify({ register: publisher.register, edition: edition.edition, fetchedAt: now, files }, null, 2)}\n`,
  );
  await rename(partial, target);
  await forgetOlder(folder);
  return { ...known, isKnown: false, files };
}

const PARTS = /\.(csv|csv\.gz|txt|json|xlsx)$/i;
/** Nobody downloads a larger file by hand. */
const MAX_BY_HAND = 2_000_000_000;

/** What somebody has downloaded: a zip is unpacked into a folder of its own, everything else is read where it lies. */
export async function takeByHand(
  file: string,
  { register, folder }: { register: string; folder: string },
): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportError(`There is no file or folder ${file}.`);
  if (!found.isFile() || !/\.zip$/i.test(file)) return file;
  const { sha256 } = await digestOf(file);
  const target = join(folder, register, `by-hand-${sha256.slice(0, 12)}`);
  await withFolderLock({ folder, register }, async () => {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await unpackAll(file, { name: PARTS, maxBytes: MAX_BY_HAND, folder: target });
  });
  return target;
}
