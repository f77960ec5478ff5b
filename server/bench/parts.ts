/** The parts of the benchmark, each loaded on demand, so that the modules of one do not affect the figures of another. */
import type { Shortcut } from '../app/shortcuts.js';
import type { BenchRow } from './table.js';

/** `shortcuts` are those whose worth is measured too, where the part has a site under load. */
type Part = (shortcuts: readonly Shortcut[]) => Promise<BenchRow[]>;

export const PARTS: Record<string, () => Promise<Part>> = {
  relevance: async () => (await import('./relevance.bench.js')).benchRelevance,
  search: async () => (await import('./search.bench.js')).benchSearch,
  personal: async () => (await import('./personal.bench.js')).benchPersonal,
  growth: async () => (await import('./growth.bench.js')).benchGrowth,
  refresh: async () => (await import('./refresh.bench.js')).benchRefresh,
  graphql: async () => (await import('./graphql.bench.js')).benchGraphql,
  load: async () => (await import('./load.bench.js')).benchLoad,
  prices: async () => (await import('./prices.bench.js')).benchPrices,
  pages: async () => (await import('./pages.bench.js')).benchPages,
};
