// `node server/testing/bundle.mjs <folder> <source>`: a process for tests as the build would make it, called `main.js`. Without a source: all that the build makes.

import { bundleServer, SERVER_ENTRIES, WORKERS } from '../cli/bundleServer.mjs';

const [folder, source] = process.argv.slice(2);
await bundleServer(folder, source === undefined ? SERVER_ENTRIES : { ...WORKERS, main: source });
