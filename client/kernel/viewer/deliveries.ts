/** Tells pages that something was delivered to the viewer, so that they load again what they show of it. */
const listeners = new Set<() => void>();

export function announceDelivery(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that ends it. */
export function onDelivery(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
