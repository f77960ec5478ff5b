/** What the grades domain needs of others; app/domains.ts supplies it. */
export type GradesPorts = {
  /** Null when there is no such account. */
  accountOf: (userId: string) => Promise<{ needsGuardianConsent: boolean } | null>;
};
