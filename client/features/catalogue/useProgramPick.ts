import { useState } from 'react';
import { firstPriced, type Priced } from './programPick';

type Scholarship = { readonly id: string; readonly fittingPrograms: { readonly items: readonly Priced[] } };
type Choice = { readonly scholarshipId: string; readonly programId: string };

/** The program that a reader counts with; another scholarship starts anew. */
export function useProgramPick(scholarship: Scholarship | null | undefined) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const items = scholarship?.fittingPrograms.items ?? [];
  const chosen = choice?.scholarshipId === scholarship?.id ? choice?.programId : undefined;
  const pick = items.find(({ program }) => program.id === chosen) ?? firstPriced(items);
  const setPick = ({ program }: Priced) =>
    scholarship && setChoice({ scholarshipId: scholarship.id, programId: program.id });
  return { pick, setPick };
}
