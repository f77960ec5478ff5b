/** What `catalogue fetch` prints of a download. */
import type { FetchedEdition } from '../domains/catalogue/index.js';

const MEGABYTE = 1e6;
const DIGEST_SHOWN = 12;

const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

/** How far it is. */
export const downloadLine = (file: string, bytes: number, ofBytes: number | null): string =>
  `${file}: ${inMegabytes(bytes)}${ofBytes === null ? '' : ` of ${inMegabytes(ofBytes)}`} MB`;

export const fetchLines = (register: string, { edition, isKnown, files }: FetchedEdition): string[] =>
  isKnown
    ? [`${register}: the edition ${edition} is here already.`]
    : [
        `${register}: fetched the edition ${edition}.`,
        ...files.map(
          ({ url, bytes, sha256 }) => `  ${url}, ${inMegabytes(bytes)} MB, SHA-256 ${sha256.slice(0, DIGEST_SHOWN)}…`,
        ),
      ];
