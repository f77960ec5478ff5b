/** Conditions of the queues of staff: on the field that holds the id of the advisor, and on the stored words. */
import { trusted } from 'mongoose';
import type { Assignment } from './queueFilter.js';

export const assignmentCondition = (assignedTo: Assignment | null | undefined, staffId: string) => {
  switch (assignedTo) {
    case 'MINE':
      return { advisorId: staffId };
    case 'UNASSIGNED':
      return { advisorId: trusted({ $exists: false }) };
    case 'OTHERS':
      return { advisorId: trusted({ $exists: true, $ne: staffId }) };
    default:
      return {};
  }
};

export const wordsCondition = (words: readonly string[]) =>
  words.length > 0 ? { $and: words.map(word => ({ searchWords: new RegExp(`^${word}`) })) } : {};
