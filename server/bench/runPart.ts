/** Runs one part and prints its table; started by main.ts. */
import { SHORTCUTS } from '../app/shortcuts.js';
import { PARTS } from './parts.js';
import { printTable } from './table.js';

// Exits explicitly, so that the servers and threads of a part end with it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));

try {
  const part = await PARTS[process.argv[2] ?? '']?.();
  if (!part) throw new Error('No such part');
  printTable(await part(SHORTCUTS.filter(name => process.argv.slice(3).includes(name))));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
