/** What comes late on the page of an institution: prices of others where none of its own is known, and what became of earlier students. */
import type { ComponentProps } from 'react';
import { OutcomesSection, texts as outcomeTexts } from '../OutcomesSection';
import { InstitutionPricesSection } from './InstitutionPricesSection';
import { similarPricesMessages } from './messages';

export const texts = [similarPricesMessages, ...outcomeTexts];

type Props = ComponentProps<typeof InstitutionPricesSection> &
  ComponentProps<typeof OutcomesSection> & {
    /** The tuition of one of its programs is known. */
    readonly isPriced: boolean;
  };

export const InstitutionEnd = ({ institution, isPriced, outcomes }: Props) => (
  <>
    {isPriced ? null : <InstitutionPricesSection institution={institution} />}
    {outcomes.length > 0 ? <OutcomesSection outcomes={outcomes} /> : null}
  </>
);
