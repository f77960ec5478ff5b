/** What the audit domain needs of others; app/domains.ts supplies it. */
export type AuditPorts = {
  /** Whether it is an account or a service token; false once it was deleted. */
  isActor: (id: string) => Promise<boolean>;
};
