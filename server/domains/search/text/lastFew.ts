/** Remembers what was made of the last few texts: one search reads the same ones for each kind of entry, and again for each answer that is near. */
export function lastFew<Made>(most: number): (text: string, make: () => Made) => Made {
  const made = new Map<string, Made>();
  return (text, make) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const one = make();
    const [oldest] = made.keys();
    if (oldest !== undefined && made.size >= most) made.delete(oldest);
    made.set(text, one);
    return one;
  };
}

/** The same of each of several things that texts are read for, an index above all: what is remembered goes with it. */
export function lastFewOf<Owner extends object, Made>(
  most: number,
): (owner: Owner, text: string, make: () => Made) => Made {
  const ofOwner = new WeakMap<Owner, (text: string, make: () => Made) => Made>();
  return (owner, text, make) => {
    const remembered = ofOwner.get(owner) ?? lastFew<Made>(most);
    ofOwner.set(owner, remembered);
    return remembered(text, make);
  };
}
