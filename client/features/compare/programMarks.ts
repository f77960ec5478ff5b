/** Short marks that tell compared programs apart where there is no room for their names. */
type Marked = { readonly institution: { readonly name: string } };

const MAX_LETTERS = 3;

/** "University of Wollongong" is UW; a name of one word gives its first two letters. */
function initialsOf(name: string): string {
  const words = name.split(/[\s,–-]+/).filter(word => /^\p{Lu}/u.test(word));
  const letters = words.map(word => [...word][0]).join('');
  return letters.length > 1 ? letters.slice(0, MAX_LETTERS) : [...name].slice(0, 2).join('').toUpperCase();
}

/** One for each program, in their order; equal ones are numbered. */
export function programMarks(programs: readonly Marked[]): string[] {
  const initials = programs.map(({ institution }) => initialsOf(institution.name));
  return initials.map((mark, index) => {
    const isAlone = initials.filter(other => other === mark).length === 1;
    return isAlone ? mark : `${mark} ${initials.slice(0, index + 1).filter(other => other === mark).length}`;
  });
}
