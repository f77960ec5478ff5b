import { runSite } from './app/runSite.js';

await runSite();
