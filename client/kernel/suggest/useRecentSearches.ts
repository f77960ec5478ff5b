import { useState } from 'react';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from '../storage/recentSearches';

export function useRecentSearches() {
  const [recent, setRecent] = useState(readRecentSearches);
  return {
    recent,
    remember: (text: string) => setRecent(addRecentSearch(text)),
    remove: (text: string) => setRecent(removeRecentSearch(text)),
    clear: () => setRecent(clearRecentSearches()),
  };
}
