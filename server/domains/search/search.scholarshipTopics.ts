/** What a text asks of programs and no fact of a scholarship answers (`học bổng ielts 6.5`, `no application fee`) narrows no scholarships: it is said to be unknown. */
import { filtersOf } from './understanding/limitFilters.js';
import type { Limit } from './understanding/limits.js';
import type { ProgramTopic, UnansweredTopic } from './understanding/unansweredTopics.js';
import type { Understanding, Understood } from './understanding/understand.js';

const TOPICS: Partial<Record<Limit['kind'], ProgramTopic>> = {
  TEST: 'ENGLISH_TEST',
  ACCEPTED_TEST: 'ENGLISH_TEST',
  APPLICATION_FEE: 'APPLICATION_FEE',
  // What studies may cost, unless it is a sum that is paid.
  FEE: 'TUITION',
  SORT: 'TUITION',
  // Unless it is the month in which somebody applies.
  INTAKE: 'INTAKE',
  SEASON: 'INTAKE',
  DURATION: 'DURATION',
  LANGUAGE: 'LANGUAGE',
  INSTITUTION_TYPE: 'SCHOOL_TYPE',
  OWNERSHIP: 'SCHOOL_TYPE',
  ENTRY: 'ENTRY',
};

/** Places and offers change no filter of scholarships that a topic stands for. */
const ALONE = { places: [], isTransfer: false, isOffer: false };

function topicOf({ limit, text }: Pick<Understood, 'limit' | 'text'>): UnansweredTopic | null {
  if (limit.kind === 'WISH') return topicOf({ limit: limit.of, text });
  if (limit.kind === 'FEATURE') return limit.feature;
  const topic = TOPICS[limit.kind];
  return topic === undefined || filtersOf({ limit, text }, ALONE).scholarships ? null : topic;
}

export const withProgramTopics = (understanding: Understanding): Understanding => ({
  ...understanding,
  items: understanding.items.map(item => {
    const topic = topicOf(item);
    return topic === null ? item : { ...item, limit: { kind: 'UNANSWERED', topic } };
  }),
});
