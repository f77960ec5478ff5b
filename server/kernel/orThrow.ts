/** What a loader answered for one of several keys: throws where that is an error. */
export function orThrow<T>(loaded: T | Error): T {
  if (loaded instanceof Error) throw loaded;
  return loaded;
}
