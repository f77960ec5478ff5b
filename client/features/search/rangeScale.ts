/** The scales of sliders and of converted amounts, in units of `unitOf`. */
import type { FilterCurrency } from '../../../schema/rules/search.limits';
import type { FilterName } from './searchFilters';

export type Scale = {
  /** End of the slider; larger numbers can be typed. */
  readonly highest: number;
  readonly step: number;
  /** To what a converted amount is rounded. */
  readonly grain: number;
};

const TUITION: Scale = { highest: 80_000, step: 1_000, grain: 100 };
const TUITION_IN_VND: Scale = { highest: 2_000, step: 50, grain: 5 };
const FEE: Scale = { highest: 300, step: 5, grain: 1 };
const FEE_IN_VND: Scale = { highest: 8_000, step: 100, grain: 10 };
const DURATION: Scale = { highest: 72, step: 3, grain: 1 };

export function scaleOf(name: FilterName, currency: FilterCurrency): Scale {
  if (name === 'DURATION') return DURATION;
  if (name === 'APPLICATION_FEE') return currency === 'VND' ? FEE_IN_VND : FEE;
  return currency === 'VND' ? TUITION_IN_VND : TUITION;
}
