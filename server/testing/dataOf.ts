import type { GraphAnswer } from './runQuery.js';

/** What an answer without errors holds. */
export function dataOf<Data>({ data, errors }: GraphAnswer<Data>): Data {
  if (errors.length > 0 || !data) throw new Error(`Not answered: ${JSON.stringify({ data, errors })}`);
  return data;
}
