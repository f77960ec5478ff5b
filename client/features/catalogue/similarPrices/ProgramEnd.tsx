/** What comes late on the page of a program: prices of others where its own is not known, and what became of earlier students. */
import type { ComponentProps } from 'react';
import { OutcomesSection, texts as outcomeTexts } from '../OutcomesSection';
import { SimilarPricesSection, texts as priceTexts } from './SimilarPricesSection';

export const texts = [...priceTexts, ...outcomeTexts];

type Props = ComponentProps<typeof SimilarPricesSection> &
  ComponentProps<typeof OutcomesSection> & {
    /** Its own tuition is known. */
    readonly isPriced: boolean;
  };

export const ProgramEnd = ({ program, isPriced, outcomes }: Props) => (
  <>
    {isPriced ? null : <SimilarPricesSection program={program} />}
    {outcomes.length > 0 ? <OutcomesSection outcomes={outcomes} /> : null}
  </>
);
