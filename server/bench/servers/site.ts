/** The site as it is served, without the shortcuts that are named as arguments. */
import { runSite } from '../../app/start/runSite.js';
import { SHORTCUTS } from '../../app/shortcuts.js';

const without = new Set(SHORTCUTS.filter(name => process.argv.includes(name)));
await runSite({ without });
