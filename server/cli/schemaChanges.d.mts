export function breakingChangesOf(released: string, current: string): string[];
export function newsSince(version: string, changelog: string): string | null;
export function unlistedChanges(changes: readonly string[], news: string): string[];
