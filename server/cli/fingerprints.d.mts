export function sourceFingerprint(root: string, entries: string[]): string;
export function readFingerprint(path: string): string | null;
export function writeFingerprint(path: string, stamp: string): void;
export function dropFingerprint(path: string): void;
