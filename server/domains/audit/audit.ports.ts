/** What the audit domain needs of others; app/domains.ts supplies it. */
export type AuditPorts = {
  /** False once it was deleted. */
  isAccount: (id: string) => Promise<boolean>;
};
