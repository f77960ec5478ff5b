/** A domain as the application sees it: what it is created with, and what it adds to the site. */
import type { AnswerReads } from '../graphql/answerReads.js';
import type { JobDefinition } from '../jobs/job.js';
import type { Outbox } from '../jobs/outbox.repository.js';
import type { PersonalDataHandler } from './personalData.js';
import type { Platform } from './platform.js';

/** Throws or rejects while the domain cannot serve. */
export type HealthCheck = () => Promise<void> | void;

/** Every part is optional: a domain names those it has. */
export type DomainParts = {
  /** By type and field, as the generated `Resolvers` describe them. */
  resolvers?: object;
  /** Batch reads, made anew for every request: resolvers find them as `context.loaders`. They note in `reads` what an answer is made of. */
  createLoaders?: (reads: AnswerReads) => object;
  /** A handler for each kind of thing that it stores about a person. */
  privacy?: readonly PersonalDataHandler[];
  jobs?: readonly JobDefinition[];
  /** Of its collections whose documents are written with follow-ups. */
  outboxes?: readonly Outbox[];
  /** By the name under which `/readyz` reports it. */
  health?: Readonly<Record<string, HealthCheck>>;
  /** Functions for the ports of other domains, and for server/app itself. */
  provides?: object;
  /** After the database has its indexes and before the site listens; in the order of the list in app/domains.ts. */
  start?: () => Promise<void>;
  /** In the reverse order. */
  stop?: () => Promise<void>;
};

export type Domain<Ports extends object, Parts extends DomainParts> = {
  name: string;
  create: (platform: Platform, ports: Ports) => Parts;
};

/** `ports` are functions of other domains, declared in the domain's own ports.ts and supplied by app/domains.ts. */
export const defineDomain = <Ports extends object, Parts extends DomainParts>(
  domain: Domain<Ports, Parts>,
): Domain<Ports, Parts> => domain;
