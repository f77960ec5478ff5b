/** What a full load would lose: whoever keeps something in the memory of the page alone says so here. */
const checks = new Set<() => boolean>();

/** `check` says whether there is anything now. Returns a function that ends it. */
export function watchUnsaved(check: () => boolean): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

export const hasUnsaved = (): boolean => [...checks].some(check => check());
