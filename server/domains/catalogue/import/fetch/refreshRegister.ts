/** Brings the present edition of a register from its publisher and imports it: what the command `fetch` and the monthly job do. */
import { findAdapter } from '../adapters.js';
import { type ImportDeps, type ImportOptions, type ImportReport, importRegister } from '../importRegister.js';
import { type FetchedEdition, type FetchOptions, fetchRegister } from './fetchRegister.js';

export type RefreshOptions = Omit<FetchOptions, 'now' | 'onProgress'> &
  Omit<ImportOptions, 'path'> & {
    onDownload?: FetchOptions['onProgress'];
    /** Between the two: its files are here. */
    onFetched?: (fetched: FetchedEdition) => void;
  };

/** Rejects with an ImportError of one line, or with the reason of `signal`. An edition that is here and in the catalogue already changes nothing. */
export async function refreshRegister(
  deps: ImportDeps,
  { publisher, folder, limits, onDownload, onFetched, ...options }: RefreshOptions,
): Promise<ImportReport> {
  const { register } = publisher;
  const { signal } = options;
  const fetched = await fetchRegister({
    publisher,
    folder,
    now: deps.clock(),
    limits,
    signal,
    ...(onDownload ? { onProgress: onDownload } : {}),
  });
  onFetched?.(fetched);
  const { path, edition } = fetched;
  const adapter = findAdapter(register, path);
  if (!adapter) throw new Error(`There is no adapter ${register}`);
  return importRegister(deps, adapter, { ...options, path, edition: options.edition ?? edition });
}
