/**
 * What an answer was made of: each entry of the catalogue that was read for it, and each list that it shows or counts, by a key. The loaders of a request note
 * them (the keys of kernel/changeLog.ts); a cache gives the answer again until one of them changes.
 */
export type AnswerReads = Set<string>;

export const createAnswerReads = (): AnswerReads => new Set();

/** Noted where the store did not answer in time and an older copy of an entry was shown: its change may be known already. */
export const OLDER_COPY = 'older copy';
