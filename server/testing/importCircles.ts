/**
 * Circles of imports. `importsOf` has every file with the files that it imports; each circle that is found is returned as the way around, from a file back to
 * itself: `['a.ts', 'b.ts', 'a.ts']`. Of circles that share an import one is named; the others are found once that one is gone.
 */
export function circlesOf(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    const before = way.indexOf(file);
    if (before >= 0) circles.push([...way.slice(before), file]);
    if (before >= 0 || done.has(file)) return;
    way.push(file);
    importsOf.get(file)?.forEach(visit);
    way.pop();
    done.add(file);
  };
  [...importsOf.keys()].forEach(visit);
  return circles;
}
