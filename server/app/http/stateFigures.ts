/** Figures of what this process depends on, read when somebody asks: the stores, the queue of jobs, and which build answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Jobs } from '../../kernel/jobs/createJobs.js';
import { type Lane, LANES } from '../../kernel/jobs/job.js';
import type { Metrics } from '../../kernel/metrics.js';
import { projectRoot } from '../../kernel/projectRoot.js';
import { isFine, type ReadinessCheck } from './health.js';

type Deps = {
  metrics: Metrics;
  stores: Readonly<Record<string, ReadinessCheck>>;
  queue: Jobs['queue'];
  /** Undefined while developing. */
  buildId: string | undefined;
};

const ofLanes = (read: (lane: Lane) => Promise<number>) =>
  Promise.all(LANES.map(async lane => ({ labels: { lane }, value: await read(lane) })));

export function addStateFigures({ metrics, stores, queue, buildId }: Deps): void {
  const { version }: { version: string } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const build = { version, build: buildId ?? 'development', node: process.versions.node };
  metrics.gauge(
    { name: 'build_info', help: 'Always 1; the labels say what runs.', labels: ['version', 'build', 'node'] },
    () => [{ labels: build, value: 1 }],
  );
  metrics.gauge(
    { name: 'store_up', help: '1 while the store answers and takes writes, else 0.', labels: ['store'] },
    () =>
      Promise.all(
        Object.entries(stores).map(async ([store, check]) => ({
          labels: { store },
          value: (await isFine(check)) ? 1 : 0,
        })),
      ),
  );
  metrics.gauge(
    {
      name: 'jobs_oldest_due_seconds',
      help: 'How long the job of the lane has been due that waits longest, of all processes; 0 when none is due. Absent while MongoDB is away.',
      labels: ['lane'],
    },
    () => ofLanes(async lane => (await queue.oldestDueMs(lane)) / 1000),
  );
  metrics.gauge(
    {
      name: 'jobs_due',
      help: 'Jobs of the lane that are due and not running, of all processes; 10000 means at least so many. Absent while MongoDB is away.',
      labels: ['lane'],
    },
    () => ofLanes(queue.dueCount),
  );
  metrics.gauge(
    {
      name: 'jobs_dead',
      help: 'Jobs that failed for good and are kept; 10000 means at least so many. Absent while MongoDB is away.',
    },
    async () => [{ value: await queue.deadCount() }],
  );
}
