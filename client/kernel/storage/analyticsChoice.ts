/** Whether the reader of this device agreed to be counted. It holds for a year and for the text that was shown; then it is asked again. */
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values';
import { DAY_MS } from '../../../schema/rules/days.rules';
import { readLocalItem, writeLocalItem } from './localStorage';

const KEY = 'analytics-choice';
const KEPT_MS = 365 * DAY_MS;

export type AnalyticsChoice = 'AGREED' | 'REFUSED';

/** Null when nothing was chosen, or too long ago. */
export function readAnalyticsChoice(now: number): AnalyticsChoice | null {
  try {
    const { choice, at, textVersion } = Object(JSON.parse(readLocalItem(KEY) ?? 'null'));
    const isKnown = choice === 'AGREED' || choice === 'REFUSED';
    const age = now - Number(at);
    return isKnown && textVersion === CONSENT_TEXT_VERSION && age >= 0 && age < KEPT_MS ? choice : null;
  } catch {
    return null;
  }
}

export const writeAnalyticsChoice = (choice: AnalyticsChoice, now: number): void =>
  void writeLocalItem(KEY, JSON.stringify({ choice, at: now, textVersion: CONSENT_TEXT_VERSION }));
