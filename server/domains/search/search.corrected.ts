/** Whether the text that is proposed as the corrected one asks for something else than what was typed: a word that was corrected may have been a part of a limit (`public univeristy`). */
import { readSearch, type Answering, type Searched } from './search.asked.js';
import type { Understanding } from './understanding/understand.js';

const saidBy = ({ items }: Understanding): string => JSON.stringify(items.map(({ limit }) => limit));

export function rereads<Criteria extends Searched>(
  answering: Answering<Criteria>,
  { understanding, correctedText }: { understanding: Understanding; correctedText: string },
): boolean {
  const criteria = { ...answering.criteria, text: correctedText };
  const { understanding: meant } = readSearch({ ...answering, criteria });
  // What is the name of an entry is found by its misspelt words, which the answer says.
  return meant.items.length > 0 && saidBy(meant) !== saidBy(understanding);
}
