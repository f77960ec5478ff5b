export function breakingChangesOf(released: string, current: string, today: string): string[];
export function hastyDeprecations(released: string, current: string, announcedOn: string): string[];
export function undatedDeprecations(current: string): string[];
export function newsSince(version: string, changelog: string): string | null;
export function unlistedChanges(changes: readonly string[], news: string): string[];
