/** `npm run bench` runs every part, `npm run bench -- search growth` the parts named. */
import { benchGraphql } from './graphql.bench.js';
import { benchGrowth } from './growth.bench.js';
import { benchRefresh } from './refresh.bench.js';
import { benchSearch } from './search.bench.js';
import { printTable, type BenchRow } from './table.js';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  search: benchSearch,
  growth: benchGrowth,
  refresh: benchRefresh,
  graphql: benchGraphql,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  printTable(await run());
}
