/** Where an attempt is stored: in the account, or without one for a day under the visitor's cookie. */
import { questionCountOf } from '../../../schema/rules/assessments.rules.js';
import type { AssessmentId } from '../../../schema/rules/assessments.values.js';
import type { VisitorItems } from '../../kernel/session/viewer/visitorItems.js';
import { type Answers, type Attempt, type Consent, keyOfQuestion } from './assessments.records.js';
import type { AssessmentsRepository } from './assessments.repository.js';

export type AttemptStore = {
  read: () => Promise<Attempt | null>;
  change: (change: { answers?: Answers; result?: Attempt['result']; consent: Consent | null }) => Promise<void>;
  forgetAnswers: () => Promise<void>;
  remove: () => Promise<void>;
};

type Clock = () => Date;

export const accountStore = (
  repository: AssessmentsRepository,
  key: { userId: string; assessmentId: AssessmentId },
  clock: Clock,
): AttemptStore => ({
  read: () => repository.of(key),
  change: change => repository.change(key, change, clock()),
  forgetAnswers: () => repository.forgetAnswers(key, clock()),
  remove: () => repository.remove(key),
});

/** What was written as JSON by this file; dates come back as dates. */
const parsed = <T>(text: string | null | undefined): T | null =>
  text ? JSON.parse(text, (key, value) => (key === 'at' || key === 'finishedAt' ? new Date(value) : value)) : null;

export function visitorStore(items: VisitorItems, assessmentId: AssessmentId): AttemptStore {
  const keys = Array.from({ length: questionCountOf(assessmentId) }, (_, place) => keyOfQuestion(place + 1));
  const nameOf = (part: string): string => `assessment:${assessmentId}:${part}`;
  const answerNames = keys.map(nameOf);
  const names = [nameOf('consent'), nameOf('result'), ...answerNames];

  return {
    read: async () => {
      const [consent, result, ...answers] = await items.read(names);
      if (!consent) return null;
      const entries = keys.flatMap((key, place) => {
        const answer = parsed<Answers[string]>(answers[place]);
        return answer ? [[key, answer] as const] : [];
      });
      return { consent: parsed(consent), result: parsed(result), answers: Object.fromEntries(entries) };
    },
    change: ({ answers = {}, result, consent }) => {
      // Consent first, when it is written and when it is removed: without it nothing else is read.
      const parts = { ...(consent ? { consent } : {}), ...(result ? { result } : {}), ...answers };
      const texts = Object.entries(parts).map(([part, value]) => [nameOf(part), JSON.stringify(value)] as const);
      return items.write(texts, { together: names });
    },
    forgetAnswers: () => items.remove(answerNames),
    remove: () => items.remove(names),
  };
}
