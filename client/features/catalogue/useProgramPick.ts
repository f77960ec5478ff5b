import { useState } from 'react';
import type { Masked } from '../../kernel/graphql/masked';
import { firstPriced } from './programPick';
import type { TuitionLeft_ItemFragment } from './programPick.gql';

type Fitting = Masked<TuitionLeft_ItemFragment> & { readonly program: { readonly id: string } };
type Scholarship<Item> = { readonly id: string; readonly fittingPrograms: { readonly items: readonly Item[] } };
type Choice = { readonly scholarshipId: string; readonly programId: string };

/** The program that a reader counts with; another scholarship starts anew. */
export function useProgramPick<Item extends Fitting>(scholarship: Scholarship<Item> | null | undefined) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const items = scholarship?.fittingPrograms.items ?? [];
  const chosen = choice?.scholarshipId === scholarship?.id ? choice?.programId : undefined;
  const pick = items.find(({ program }) => program.id === chosen) ?? firstPriced(items);
  const setPick = (programId: string) => scholarship && setChoice({ scholarshipId: scholarship.id, programId });
  return { pick, setPick };
}
