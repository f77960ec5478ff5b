/** What is the same for all pages of a kind while a build is served. */
import type { PageKind } from '../../../schema/site/renderContract';

export function perPageKind<Build extends object, Made>(
  make: (build: Build, page: PageKind) => Made,
): (build: Build, page: PageKind) => Made {
  const madeOf = new WeakMap<Build, Map<string, Made>>();
  return (build, page) => {
    const known = madeOf.get(build) ?? new Map<string, Made>();
    madeOf.set(build, known);
    const key = `${page.locale} ${page.routeId ?? ''} ${page.isSignedIn} ${page.hasFailed ?? false}`;
    const made = known.get(key) ?? make(build, page);
    known.set(key, made);
    return made;
  };
}
