/** Resolves with the way to give the turn back. */
export function withFileLock(path: string): Promise<() => void>;
