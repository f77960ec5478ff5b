import { runSite } from './app/start/runSite.js';

await runSite();
