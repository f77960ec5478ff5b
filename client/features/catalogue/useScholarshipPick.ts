import { useState } from 'react';
import type { Masked } from '../../kernel/graphql/masked';
import { isFirstPick } from './scholarshipPick';
import type { FirstPick_ScholarshipFragment } from './scholarshipPick.gql';

type Fitting = Masked<FirstPick_ScholarshipFragment> & { readonly scholarship: { readonly id: string } };
type Program<Found> = { readonly id: string; readonly fittingScholarships: readonly Found[] };
type Choice = { readonly programId: string; readonly scholarshipId: string | null };

/** The scholarship that a reader counts with, at first the surest; another program starts anew. */
export function useScholarshipPick<Found extends Fitting>(program: Program<Found> | null | undefined) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const found = program?.fittingScholarships ?? [];
  const pick =
    found.find(
      choice && choice.programId === program?.id
        ? ({ scholarship }) => scholarship.id === choice.scholarshipId
        : isFirstPick,
    ) ?? null;
  const setPick = (scholarshipId: string | null) => program && setChoice({ programId: program.id, scholarshipId });
  return { pick, setPick };
}
