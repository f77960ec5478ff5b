/** What the jobs domain needs of others; app/domains.ts supplies it. */
export type JobsPorts = {
  /** Never throws, and never takes long. */
  recordEvent: (event: { kind: 'JOB_RETRIED'; actorId: string; detail: string }) => Promise<void>;
};
