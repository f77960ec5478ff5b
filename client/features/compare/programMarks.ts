import { initialsOf } from '../../kernel/ui/initialsOf';

/** Short marks that tell compared programs apart where there is no room for their names. */
type Marked = { readonly institution: { readonly name: string } };

const MAX_LETTERS = 3;

/** One for each program, in their order; equal ones are numbered. */
export function programMarks(programs: readonly Marked[]): string[] {
  const initials = programs.map(({ institution }) => initialsOf(institution.name, MAX_LETTERS));
  return initials.map((mark, index) => {
    const isAlone = initials.filter(other => other === mark).length === 1;
    return isAlone ? mark : `${mark} ${initials.slice(0, index + 1).filter(other => other === mark).length}`;
  });
}
