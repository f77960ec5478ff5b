// `node server/testing/bundle.mjs <folder> <source>`: a process for tests as the build would make it, called `main.js`, but with its packages within: of 140 that the
// API tests start each takes 0.6 s of a processor less. Without a source: all that the build makes, as it makes it.

import { bundleServer, SERVER_ENTRIES, WORKERS } from '../cli/bundleServer.mjs';

const [folder, source] = process.argv.slice(2);
if (source === undefined) await bundleServer(folder, SERVER_ENTRIES);
else await bundleServer(folder, { ...WORKERS, main: source }, { hasPackages: true });
