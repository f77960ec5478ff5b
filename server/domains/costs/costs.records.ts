import type { CURRENCIES, DESTINATIONS, SOURCE_KINDS } from '../../../schema/rules/catalogue.values.js';
import type { CostPeriod } from '../../../schema/rules/totalCost.rules.js';

type Text = { readonly vi: string; readonly en: string };

export type CountryRule = {
  readonly destination: (typeof DESTINATIONS)[number];
  readonly kind:
    | 'WORK_DURING_STUDY'
    | 'POST_STUDY_WORK'
    | 'POST_STUDY_VISA_FEE'
    | 'VISA_FUNDS'
    | 'VISA_FEE'
    | 'RESIDENCE_PERMIT_FEE'
    | 'HEALTH_INSURANCE';
  readonly text: Text;
  /** Of a fee, where the country charges several of its kind. */
  readonly name?: Text;
  readonly cost?: {
    readonly amount: number;
    readonly currency: (typeof CURRENCIES)[number];
    readonly period: CostPeriod;
  };
  readonly isUncertain?: true;
  readonly source: { readonly name: string; readonly url: string; readonly kind: (typeof SOURCE_KINDS)[number] };
  readonly asOf: string | null;
  readonly checkedOn: string;
  readonly note: Text | null;
};
