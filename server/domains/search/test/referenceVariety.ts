/** In which order the reference shows equals, so that they vary. */

/** What is read of an entry to vary the order. */
type Varied<Doc> = {
  institutionOf: (doc: Doc) => string | null;
  countryOf: (doc: Doc) => string | null;
  levelOf: (doc: Doc) => string;
  /** Of programs alone. */
  titleOf?: ((doc: Doc) => string) | undefined;
};

/** Of the programs of an institution one among the first five, three in a row, three among the first twenty, and of a country six there; within equal points. `first`: before all others. */
export function arrange<Doc>(
  sorted: readonly Doc[],
  read: Varied<Doc>,
  { isCountryChosen, first }: { isCountryChosen: boolean; first: readonly Doc[] },
): Doc[] {
  const placed = [...first];
  const rest = sorted.filter(doc => !first.includes(doc));
  const fits = (doc: Doc): boolean => {
    const lastThree = placed.slice(-3);
    const institution = read.institutionOf(doc);
    return !(
      institution !== null &&
      lastThree.length === 3 &&
      lastThree.every(other => read.institutionOf(other) === institution)
    );
  };
  const countOf = <Key>(doc: Doc, keyOf: (doc: Doc) => Key | null): number =>
    keyOf(doc) === null ? 0 : placed.filter(other => keyOf(other) === keyOf(doc)).length;
  const isFull = (doc: Doc): boolean =>
    placed.length < 20 &&
    (countOf(doc, read.institutionOf) >= 3 || (!isCountryChosen && countOf(doc, read.countryOf) >= 6));
  while (rest.length > 0) {
    const level = read.levelOf(rest[0] as Doc);
    const considered = rest.filter(doc => read.levelOf(doc) === level).slice(0, 400);
    const fitting = considered.filter(doc => fits(doc) && !isFull(doc));
    const isOfTop = (doc: Doc): boolean =>
      read.titleOf !== undefined && placed.length < 5 && countOf(doc, read.institutionOf) > 0;
    const next = fitting.find(doc => !isOfTop(doc)) ?? fitting[0] ?? considered.find(fits) ?? (considered[0] as Doc);
    placed.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return placed;
}
