/** What the assessments domain needs of others; app/domains.ts supplies it. */
export type AssessmentsPorts = {
  /** Null when there is no such account. */
  accountOf: (userId: string) => Promise<{ needsGuardianConsent: boolean } | null>;
};
