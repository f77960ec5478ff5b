/** What is said to be unknown, or not to be here, of what a text asks for. */
import type { LimitFilter } from './limitFilters.js';
import { isAbroad, isEarlyLeaving, type Limit } from './limits.js';
import type { UnansweredTopic } from './unansweredTopics.js';

export function topicOf(limit: Limit, filter: LimitFilter | null): UnansweredTopic | null {
  if (limit.kind === 'UNANSWERED') return limit.topic;
  if (filter?.key === 'eligibleFields' || (filter && limit.kind === 'AWARD' && limit.fields)) return 'ELIGIBLE_FIELDS';
  if (isEarlyLeaving(limit) && filter?.key === 'entries') return 'OTHER_SCHOOLS';
  return isAbroad(limit) ? 'OTHER_COUNTRIES' : null;
}
