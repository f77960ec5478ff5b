/** What `catalogue fetch` prints: how far a download is on standard error, what was fetched on standard output. */
import type { fetchRegister } from '../domains/catalogue/index.js';

const EVERY_MS = 1000;
const MEGABYTE = 1e6;
const DIGEST_SHOWN = 12;

const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

export function createDownloadProgress(write = (text: string) => void process.stderr.write(text)) {
  const isTerminal = process.stderr.isTTY;
  let shownAt = 0;
  let isShown = false;
  return {
    show(file: string, bytes: number, ofBytes: number | null): void {
      const now = performance.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      isShown = true;
      const line = `${file}: ${inMegabytes(bytes)}${ofBytes === null ? '' : ` of ${inMegabytes(ofBytes)}`} MB`;
      write(isTerminal ? `\r${line}` : `${line}\n`);
    },
    end(): void {
      if (isTerminal && isShown) write('\n');
    },
  };
}

export const fetchLines = (
  register: string,
  { edition, isKnown, files }: Awaited<ReturnType<typeof fetchRegister>>,
): string[] =>
  isKnown
    ? [`${register}: the edition ${edition} is here already.`]
    : [
        `${register}: fetched the edition ${edition}.`,
        ...files.map(
          ({ url, bytes, sha256 }) => `  ${url}, ${inMegabytes(bytes)} MB, SHA-256 ${sha256.slice(0, DIGEST_SHOWN)}…`,
        ),
      ];
