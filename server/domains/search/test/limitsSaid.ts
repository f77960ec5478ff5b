/** What a text is understood to say where no institution is known, and limits to compare it with. */
import { understand } from '../understanding/understand.js';
import { NO_NAMES } from './noNames.js';

export const limitsOf = (text: string) => understand(text, NO_NAMES).items.map(({ limit }) => limit);
/** What is left to look for. */
export const restOf = (text: string): string => understand(text, NO_NAMES).rest;

export const fee = (min: number | null, max: number | null, currency: string | null) => ({
  kind: 'FEE',
  min,
  max,
  currency,
});
export const score = (test: string, overall: number) => ({ kind: 'TEST', test, overall });
export const months = (...said: number[]) => ({ kind: 'INTAKE', months: said });
export const length = (min: number | null, max: number) => ({ kind: 'DURATION', min, max });
export const feature = (said: string) => ({ kind: 'FEATURE', feature: said });
export const CHEAP = { kind: 'SORT', sort: 'TUITION_ASC' };
