/**
 * Words in the names of well-known universities and cities that the catalogue may not hold, each right as it is though a name that it holds is spelled much like it: Waterloo is no
 * Waterford. Of the names of universities and their cities in IPEDS HD2022 (U.S. Department of Education, doctoral universities), Discover Uni 7.4 (HESA, CC BY 4.0) and CRICOS 2022-10
 * (Commonwealth of Australia, CC BY 2.5), and of those of Canada and Germany that are common knowledge, the ones that were taken for another.
 */
export const RIGHT_NAMES: readonly string[] = (
  'augusta brook cambrian capitol catherine charleston chichester clara clarke columbus essen freiberg galloway gardner georgian hartford ' +
  'houghton immaculata integral luneburg macon manoa missoula northwestern salem seton temple thomas unisa waterloo woman'
).split(' ');

/** Shorter beginnings are those of too many names. */
const LEAST_BEGUN = 6;

const BEGUN: ReadonlySet<string> = new Set(
  RIGHT_NAMES.flatMap(name =>
    Array.from({ length: Math.max(1, name.length - LEAST_BEGUN + 1) }, (_, left) => name.slice(0, name.length - left)),
  ),
);

/** Whether a word is such a name, or most of one that is being typed. */
export const isRightName = (folded: string): boolean => BEGUN.has(folded);
