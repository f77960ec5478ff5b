/** All domains as one: what each adds, joined, and nothing twice. */
import { type AnswerReads, createAnswerReads } from '../graphql/answerReads.js';
import type { JobDefinition } from '../jobs/job.js';
import type { Outbox } from '../jobs/outbox.repository.js';
import type { DomainParts, HealthCheck } from './defineDomain.js';
import type { PersonalDataHandler } from './personalData.js';

type Created = Readonly<Record<string, DomainParts>>;

type LoadersOf<Parts> = Parts extends { createLoaders: (reads: AnswerReads) => infer Loaders } ? Loaders : object;
/** The loaders of all domains together: one that takes each of them takes their intersection. */
export type CombinedLoaders<Domains> = {
  [Name in keyof Domains]: (loaders: LoadersOf<Domains[Name]>) => void;
}[keyof Domains] extends (loaders: infer Loaders) => void
  ? Loaders
  : never;

export type CombinedDomains<Domains> = {
  resolvers: Record<string, object>;
  createLoaders: (reads: AnswerReads) => CombinedLoaders<Domains>;
  privacy: readonly PersonalDataHandler[];
  jobs: readonly JobDefinition[];
  outboxes: readonly Outbox[];
  health: Readonly<Record<string, HealthCheck>>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Misspelt, a part would be left out without a word. */
const PARTS: Record<keyof DomainParts, true> = {
  resolvers: true,
  createLoaders: true,
  privacy: true,
  jobs: true,
  outboxes: true,
  health: true,
  provides: true,
  start: true,
  stop: true,
};

function refuseUnknownParts(domains: Created): void {
  for (const [name, parts] of Object.entries(domains)) {
    const unknown = Object.keys(parts).filter(part => !Object.hasOwn(PARTS, part));
    if (unknown.length > 0) throw new Error(`The domain ${name} has parts that nobody reads: ${unknown.join(', ')}.`);
  }
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new Error(`Two domains have ${what} ${twice.join(', ')}.`);
}

/** Two domains may serve fields of one type, never the same field. */
export function mergeResolvers(all: readonly object[]): Record<string, object> {
  const entries = all.flatMap(resolvers => Object.entries(resolvers));
  refuseTwice(
    'the field',
    entries.flatMap(([type, fields]) => Object.keys(fields).map(field => `${type}.${field}`)),
  );
  const merged: Record<string, object> = {};
  for (const [type, fields] of entries) merged[type] = { ...merged[type], ...fields };
  return merged;
}

/** In the order of their keys. */
export function combineDomains<Domains extends Created>(domains: Domains): CombinedDomains<Domains> {
  refuseUnknownParts(domains);
  const all = Object.values(domains);
  const loaderMakers = all.flatMap(({ createLoaders }) => createLoaders ?? []);
  const privacy = all.flatMap(domain => domain.privacy ?? []);
  const jobs = all.flatMap(domain => domain.jobs ?? []);
  const health = all.flatMap(domain => Object.entries(domain.health ?? {}));
  refuseTwice(
    'the loader',
    loaderMakers.flatMap(make => Object.keys(make(createAnswerReads()))),
  );
  refuseTwice(
    'the part of personal data',
    privacy.map(({ part }) => part),
  );
  refuseTwice(
    'the job',
    jobs.map(({ name }) => name),
  );
  refuseTwice(
    'the health check',
    health.map(([name]) => name),
  );
  return {
    resolvers: mergeResolvers(all.flatMap(({ resolvers }) => resolvers ?? [])),
    createLoaders: reads => Object.assign({}, ...loaderMakers.map(make => make(reads))),
    privacy,
    jobs,
    outboxes: all.flatMap(domain => domain.outboxes ?? []),
    health: Object.fromEntries(health),
    start: async () => {
      for (const { start } of all) await start?.();
    },
    stop: async () => {
      for (const { stop } of all.toReversed()) await stop?.();
    },
  };
}
