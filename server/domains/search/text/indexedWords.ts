/** What is indexed of a text: its words, the phrases of the vocabulary in it, and what each of its parts means as a whole. */
import { PHRASE_OF_KEY, roleOfGroup, type Phrase } from './phrases.js';
import { phrasesIn, vietnamesePhraseSpans } from './writtenPhrases.js';
import { meaningOfName } from './queryText.js';
import { titleSubjects, type SubjectGrade } from './titleSubjects.js';
import { hasMarks, toWords, wordForms } from './tokenizer.js';

/** `plain`: without diacritics in every spelling, with tokens of phrases and meanings; `marked`: those with diacritics. Distinct. */
export type TextWords = { plain: readonly string[]; marked: readonly string[] };

/** Tokens start with signs that no word has, so they never mix with words. */
export const phraseToken = (key: string): string => `\uE000${key}`;
export const isPhraseToken = (word: string): boolean => word.startsWith('\uE000');
/** What a name says of a school is not what each of its programs is about: History at the London School of Economics is no economics. */
const saysSubject = ({ group }: Phrase): boolean => group !== null && roleOfGroup(group) === 'SUBJECT';
const SUBJECT_TOKENS: ReadonlySet<string> = new Set(
  [...PHRASE_OF_KEY.values()].filter(saysSubject).map(({ key }) => phraseToken(key)),
);
export const isSubjectPhrase = (word: string): boolean => SUBJECT_TOKENS.has(word);
export const meaningToken = (meaning: string): string => `\uE001${meaning}`;
export const isMeaningToken = (word: string): boolean => word.startsWith('\uE001');

/** Those of one meaning stand together, so that one look tells whether there are any. */
export const subjectPrefix = (meaning: string): string => `\uE003${meaning}\uE003`;
export const subjectToken = (meaning: string, grade: SubjectGrade): string => `${subjectPrefix(meaning)}${grade}`;
export const subjectTokens = (title: string): string[] =>
  [...titleSubjects(title)].map(([meaning, grade]) => subjectToken(meaning, grade));

/** Bars separate names of one thing. Syllables of a Vietnamese phrase are not words of their own: it is found as a whole. */
export function indexedWords(text: string): TextWords {
  const [plain, marked] = [new Set<string>(), new Set<string>()];
  for (const part of text.split('|')) {
    const words = toWords(part);
    if (words.length === 0) continue;
    const isSyllable = vietnamesePhraseSpans(words);
    words.forEach((word, place) => {
      if (isSyllable[place]) return;
      for (const form of wordForms(word)) plain.add(form);
      if (hasMarks(word)) marked.add(word.exact);
    });
    for (const key of phrasesIn(words)) plain.add(phraseToken(key));
    plain.add(meaningToken(meaningOfName(words)));
  }
  return { plain: [...plain], marked: [...marked] };
}
