/**
 * Remembers what was made of the last few texts: one search reads the same ones for each kind of entry, and again for each answer that is near. At least the last `most` are there, at most twice
 * as many: all older ones are forgotten at once, since deleting the oldest key of a large map walks over the holes of those before it.
 */
export function lastFew<Made>(most: number): (text: string, make: () => Made) => Made {
  let newer = new Map<string, Made>();
  let older = newer;
  return (text, make) => {
    const recent = newer.get(text);
    if (recent !== undefined) return recent;
    const one = older.get(text) ?? make();
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, one);
    return one;
  };
}

/** The same of each of several things that texts are read for, an index above all: what is remembered goes with it. */
export function lastFewOf<Owner extends object, Made>(
  most: number,
): (owner: Owner, text: string, make: () => Made) => Made {
  const ofOwner = new WeakMap<Owner, (text: string, make: () => Made) => Made>();
  return (owner, text, make) => {
    const known = ofOwner.get(owner);
    if (known) return known(text, make);
    const remembered = lastFew<Made>(most);
    ofOwner.set(owner, remembered);
    return remembered(text, make);
  };
}
