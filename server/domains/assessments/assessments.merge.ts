import type { Attempt } from './assessments.records.js';
import type { AttemptChange } from './assessments.repository.js';

/** What an attempt without an account changes in that of the account: of two answers to one question, and of two results, the later stays. */
export function mergedChange(stored: Attempt | null, { consent, answers, result }: Attempt): AttemptChange {
  const later = Object.entries(answers).filter(([key, { at }]) => {
    const former = stored?.answers[key];
    return !former || former.at.getTime() < at.getTime();
  });
  const isResultLater = result && (!stored?.result || stored.result.finishedAt.getTime() < result.finishedAt.getTime());
  return { consent, answers: Object.fromEntries(later), ...(isResultLater ? { result } : {}) };
}
