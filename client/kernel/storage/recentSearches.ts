/** The last words a person searched for: on this device only, never sent anywhere. A browser that refuses storage keeps none. */
const KEY = 'recent-searches';
const MAX_KEPT = 8;
const MAX_LENGTH = 200;

export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(text => typeof text === 'string' && text !== '').slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

function keep(texts: readonly string[]): string[] {
  try {
    if (texts.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(texts));
    return [...texts];
  } catch {
    return [];
  }
}

const isSame = (left: string, right: string) => left.localeCompare(right, undefined, { sensitivity: 'accent' }) === 0;

/** The newest stands first; what was searched before moves up. */
export function addRecentSearch(text: string): string[] {
  const tidy = text.trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
  if (tidy === '') return readRecentSearches();
  return keep([tidy, ...readRecentSearches().filter(other => !isSame(other, tidy))].slice(0, MAX_KEPT));
}

export const removeRecentSearch = (text: string): string[] =>
  keep(readRecentSearches().filter(other => other !== text));

export const clearRecentSearches = (): string[] => keep([]);
