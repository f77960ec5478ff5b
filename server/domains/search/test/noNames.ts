/** A vocabulary for tests of understanding: every word is one, and nothing is the name of an institution or a city. */
import type { UnderstandingVocabulary } from '../understanding/candidates.js';

export const NO_NAMES: UnderstandingVocabulary = {
  isWord: () => true,
  isBegunName: () => false,
  isNameWord: () => false,
  namedBy: () => [],
  isCity: () => false,
  isTitleWord: () => false,
  cityOf: () => null,
  citiesIn: () => ({ keys: [], institutions: [] }),
  citiesWith: () => ({ keys: [], institutions: [] }),
  citiesOfRegion: () => ({ keys: [], institutions: [] }),
};
