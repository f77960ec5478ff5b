// `node server/testing/bundle.mjs <folder> <source>`: a process for tests as the build would make it, called `main.js`.

import { bundleServer, WORKERS } from '../cli/bundleServer.mjs';

const [folder, source] = process.argv.slice(2);
await bundleServer(folder, { ...WORKERS, main: source });
