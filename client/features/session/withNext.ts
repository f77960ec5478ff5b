/** Between logging in and registering the way back is kept. */
export function withNext(path: string, query: URLSearchParams): string {
  const next = query.get('next');
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
