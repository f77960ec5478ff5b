import { useState } from 'react';
import { type Fitting, firstPick } from './scholarshipPick';

type Program = { readonly id: string; readonly fittingScholarships: readonly Fitting[] };
type Choice = { readonly programId: string; readonly scholarshipId: string | null };

/** The scholarship that a reader counts with; another program starts anew. */
export function useScholarshipPick(program: Program | null | undefined) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const found = program?.fittingScholarships ?? [];
  const pick =
    choice && choice.programId === program?.id
      ? (found.find(({ scholarship }) => scholarship.id === choice.scholarshipId) ?? null)
      : firstPick(found);
  const setPick = (next: Fitting | null) =>
    program && setChoice({ programId: program.id, scholarshipId: next?.scholarship.id ?? null });
  return { pick, setPick };
}
