/** Whether the text that is proposed as the corrected one asks for something else than what was typed: a word that was corrected may have been a part of a limit (`public univeristy`). */
import { readSearch, type Answering, type Searched } from './search.asked.js';
import type { Understanding } from './understanding/understand.js';

const saidBy = ({ items }: Understanding): string => JSON.stringify(items.map(({ limit }) => limit));

export function rereads<Criteria extends Searched>(
  answering: Answering<Criteria>,
  { understanding, correctedText }: { understanding: Understanding; correctedText: string },
): boolean {
  const criteria = { ...answering.criteria, text: correctedText };
  return saidBy(readSearch({ ...answering, criteria }).understanding) !== saidBy(understanding);
}
