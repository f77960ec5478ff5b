/** What comes late on the page of a program: prices of others where its own is not known, and what became of earlier students. */
import type { Outcome_ItemFragment } from '../../../kernel/facts/outcomes/Outcome.gql';
import { OutcomesSection, texts as outcomeTexts } from '../OutcomesSection';
import { type ProgramWithoutPrice, SimilarPricesSection, texts as priceTexts } from './SimilarPricesSection';

export const texts = [...priceTexts, ...outcomeTexts];

type Props = {
  readonly program: ProgramWithoutPrice & { readonly firstYearTuition: object | null };
  readonly outcomes: readonly Outcome_ItemFragment[];
};

export const ProgramEnd = ({ program, outcomes }: Props) => (
  <>
    {program.firstYearTuition ? null : <SimilarPricesSection program={program} />}
    {outcomes.length > 0 ? <OutcomesSection outcomes={outcomes} /> : null}
  </>
);
