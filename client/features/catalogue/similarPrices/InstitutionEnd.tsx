/** What comes late on the page of an institution: prices of others where none of its own is known, and what became of earlier students. */
import { OutcomesSection, texts as outcomeTexts } from '../OutcomesSection';
import type { InstitutionOfPage } from '../InstitutionDetails';
import { InstitutionPricesSection, type InstitutionWithoutPrice } from './InstitutionPricesSection';
import { similarPricesMessages } from './messages';

export const texts = [similarPricesMessages, ...outcomeTexts];

type Props = {
  readonly institution: InstitutionWithoutPrice & Pick<InstitutionOfPage, 'outcomes'>;
  /** The tuition of one of its programs is known. */
  readonly isPriced: boolean;
};

export const InstitutionEnd = ({ institution, isPriced }: Props) => (
  <>
    {isPriced ? null : <InstitutionPricesSection institution={institution} />}
    {institution.outcomes.length > 0 ? <OutcomesSection outcomes={institution.outcomes} /> : null}
  </>
);
