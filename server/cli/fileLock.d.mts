/** Resolves with the function that releases the lock. */
export function withFileLock(path: string): Promise<() => void>;
