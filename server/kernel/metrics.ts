/** Figures of this process for `/metrics`, by prom-client. Code that counts something creates its counter once, at start. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

type Described<Label extends string> = {
  /** Lower case with underscores; a counter ends in `_total`, a duration in `_seconds`. */
  name: string;
  help: string;
  labels?: readonly Label[];
};

/** Answers from memory stand in the first buckets, rendered pages in the middle, stores that do not answer in the last. */
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** `withProcess` adds memory, CPU, event loop and garbage collection: once a process. */
export function createMetrics({ withProcess = false }: { withProcess?: boolean } = {}) {
  const registry = new Registry();
  const cacheLookups = new Counter({
    name: 'cache_lookups_total',
    help: 'Lookups in the caches of this process.',
    labelNames: ['cache', 'result'],
    registers: [registry],
  });
  if (withProcess) collectDefaultMetrics({ register: registry });

  return {
    counter: <Label extends string = never>({ name, help, labels = [] }: Described<Label>): Counter<Label> =>
      new Counter({ name, help, labelNames: [...labels], registers: [registry] }),
    histogram: <Label extends string = never>({ name, help, labels = [] }: Described<Label>): Histogram<Label> =>
      new Histogram({ name, help, labelNames: [...labels], buckets: SECONDS, registers: [registry] }),
    /** `read` is called when the figures are read. */
    gauge: (described: Described<never>, read: () => number): void => {
      const gauge: Gauge = new Gauge({
        name: described.name,
        help: described.help,
        registers: [registry],
        collect: () => gauge.set(read()),
      });
    },
    /** What a cache calls at each lookup. */
    cache: (cache: string): { hit: () => void; miss: () => void } => {
      const [hits, misses] = [cacheLookups.labels(cache, 'hit'), cacheLookups.labels(cache, 'miss')];
      return { hit: () => hits.inc(), miss: () => misses.inc() };
    },
    contentType: registry.contentType,
    /** All figures as Prometheus reads them. */
    text: (): Promise<string> => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
