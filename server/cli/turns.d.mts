/** Resolves with the way to give the turn back. */
export function takeTurn(path: string): Promise<() => void>;
