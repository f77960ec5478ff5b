/** Figures of this process for `/metrics`, by prom-client. Code that counts something creates its counter once, at start. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withinTime } from './withinTime.js';

type Described<Label extends string> = {
  /** Lower case with underscores; a counter ends in `_total`, a duration in `_seconds`. */
  name: string;
  help: string;
  labels?: readonly Label[];
};
/** Series that stand at 0 from the start: an alert on a rise would not see the first one otherwise. */
type Counted<Label extends string> = Described<Label> & { known?: Readonly<Record<Label, readonly string[]>> };

/** Answers from memory stand in the first buckets, rendered pages in the middle, stores that do not answer in the last. */
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
/** Prometheus gives up after ten seconds. */
const READ_MS = 2000;

/** One series of a figure; without labels where the figure has none. */
export type Reading<Label extends string> = { labels?: Record<Label, string>; value: number };
/** None: the series is absent, because nobody can say. */
type Readings<Label extends string> = readonly Reading<Label>[];

/** Every combination of the values, each with its label. */
const combinationsOf = <Label extends string>(
  values: Readonly<Record<Label, readonly string[]>>,
): Record<Label, string>[] =>
  Object.entries<readonly string[]>(values).reduce<Record<string, string>[]>(
    (begun, [label, each]) => begun.flatMap(labels => each.map(value => ({ ...labels, [label]: value }))),
    [{}],
  );

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
    counter: <Label extends string = never>({ name, help, labels = [], known }: Counted<Label>): Counter<Label> => {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      for (const series of known ? combinationsOf(known) : []) counter.inc(series, 0);
      return counter;
    },
    histogram: <Label extends string = never>({ name, help, labels = [], known }: Counted<Label>): Histogram<Label> => {
      const histogram = new Histogram({
        name,
        help,
        labelNames: [...labels],
        buckets: SECONDS,
        registers: [registry],
      });
      for (const series of known ? combinationsOf(known) : []) histogram.zero(series);
      return histogram;
    },
    /** `read` is called when the figures are read. What it cannot say in time is left out: the other figures are answered all the same. */
    gauge: <Label extends string = never>(
      { name, help, labels = [] }: Described<Label>,
      read: () => Readings<Label> | Promise<Readings<Label>>,
    ): void => {
      const none: Readings<Label> = [];
      const gauge: Gauge<Label> = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect: async () => {
          const reading = Promise.resolve()
            .then(read)
            .catch(() => none);
          const readings = await withinTime(READ_MS, reading, () => none);
          gauge.reset();
          // Without labels a reset sets 0.
          if (labels.length === 0 && readings.length === 0) gauge.remove();
          for (const { labels: series = {}, value } of readings) gauge.set(series, value);
        },
      });
    },
    /** What a cache calls at each lookup. */
    cache: (cache: string): { hit: () => void; miss: () => void } => {
      const [hits, misses] = [cacheLookups.labels(cache, 'hit'), cacheLookups.labels(cache, 'miss')];
      for (const lookups of [hits, misses]) lookups.inc(0);
      return { hit: () => hits.inc(), miss: () => misses.inc() };
    },
    contentType: registry.contentType,
    /** All figures as Prometheus reads them. */
    text: (): Promise<string> => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
