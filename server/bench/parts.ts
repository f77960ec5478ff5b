/** The parts of the benchmark, each loaded on demand, so that the modules of one do not affect the figures of another. */
import type { BenchRow } from './table.js';

type Part = () => Promise<BenchRow[]>;

export const PARTS: Record<string, () => Promise<Part>> = {
  relevance: async () => (await import('./relevance.bench.js')).benchRelevance,
  search: async () => (await import('./search.bench.js')).benchSearch,
  growth: async () => (await import('./growth.bench.js')).benchGrowth,
  refresh: async () => (await import('./refresh.bench.js')).benchRefresh,
  graphql: async () => (await import('./graphql.bench.js')).benchGraphql,
  pages: async () => (await import('./pages.bench.js')).benchPages,
};
