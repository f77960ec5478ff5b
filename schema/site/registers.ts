/** Registers that a program may fetch from their publishers (server/domains/catalogue/import/fetch/publishers.ts says from where): `REGISTERS_REFRESH` names some of them. */
export const FETCHED_REGISTERS = ['cricos', 'scorecard', 'ipeds'] as const;
export type FetchedRegister = (typeof FETCHED_REGISTERS)[number];
