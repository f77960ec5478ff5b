/**
 * Parses the text of a query into terms: phrases of the vocabulary, the longest at each place, and single words between them. Neutral words are
 * dropped afterwards, so that they can be part of a phrase. A term must be found in a document for the document to be found.
 */
import { SEARCH_TEXT_LIMIT, SEARCH_WORD_LIMIT } from '../../../../schema/rules/search.limits.js';
import { begunBehind, isBegunAsTyped, isDoingAlone, isWordBehind, phrasesBegunAt } from './begunPhrases.js';
import { distinctOf } from './distinctTerms.js';
import { placesListed } from './listed.js';
import { misspeltPhraseAt, misspeltSubjectAt } from './misspelt.js';
import { joinAlternatives, joinSharedFields, joinSubjects, type Span } from './joinedSpans.js';
import { withSides } from './namesApart.js';
import { bestPhraseAt, isFound, isOfSubject, isSpelledBehind } from './knownPhrases.js';
import { correctedPhrase, statesOf, type CorrectedPhrase } from './phraseCorrection.js';
import {
  groupOf,
  isAim,
  isAlternative,
  isJoining,
  phraseAt,
  roleOfGroup,
  subjectOfAll,
  wholePhrase,
  type Dictionary,
  type Phrase,
} from './phrases.js';
import { ordinaryNameIn } from './ordinaryNames.js';
import { wordsBeforeSlip } from './slipsInside.js';
import { isSameWord } from './sameWord.js';
import { soundAlikeAt } from './soundAlike.js';
import { isSyllable } from './syllables.js';
import { begunTerm, correctedTerm, isHad, isWhole, meaningOf, phraseTerm, wordTerm, type Term } from './terms.js';
import { hasMarks, toWords, type Word } from './tokenizer.js';
import { isYear } from './years.js';

export type QueryText = {
  terms: Term[];
  /** Something was typed, but nothing that could be searched for. */
  isUnsearchable: boolean;
};

const QUESTION_WORDS = 4;

/** Whether it is a level or a language that nothing has, and words of the index begin with it: among scholarships `deutsch` is no language, and begins `Deutschlandstipendium`. A subject is itself. */
const isBegunOnly = (phrase: Phrase, dictionary: Dictionary): boolean =>
  phrase.words.length === 1 &&
  phrase.group !== null &&
  roleOfGroup(phrase.group) === 'LEVEL' &&
  !isHad(phrase, dictionary) &&
  dictionary.isPrefix(phrase.words[0]?.folded ?? '');

/** What no entry tells completes nothing: `học lo` is on the way to logistics, not to `học lớp 10`. */
const isOfNothing = ({ group }: Phrase): boolean => group !== null && roleOfGroup(group) === 'UNANSWERABLE';

/** Stands in a text where something was taken out of it, so that no phrase reaches over the place: `kinh tế | học bổng` without the country between them. */
export const PART_MARK = '\u001f';

/** A subject that nothing has stays one, and so does an occupation: its words are other things (`naval architecture` is no architecture). */
function unfoundPhraseAt(words: readonly Word[], from: number): Phrase | undefined {
  const phrase = phraseAt(words, from);
  return phrase && (isOfSubject(phrase) || phrase.words.some(hasMarks)) ? phrase : undefined;
}

/** A whole syllable begins no other: `biển` (sea) is not `biên dịch`. Behind others of a phrase it is the beginning that it was typed as (`công nghệ thự`), and as the last one it may have a wrong mark: `công nghệ thông tín`. */
function mayBeBegun({ words: all }: Phrase, typed: readonly Word[]): boolean {
  const last = typed.at(-1);
  const wanted = all[typed.length - 1];
  if (!last || !isWhole(last) || wanted?.exact === last.exact) return true;
  const isBegun = wanted?.typed.startsWith(last.typed.toLowerCase()) === true;
  return typed.length > 1 && (typed.length === all.length || isBegun);
}

/** Behind words of asking a whole subject up to the end begins no longer name: `trường kinh tế` is any that teaches economics, not only `trường kinh tế London`. */
function isSubjectBehind(words: readonly Word[], from: number, asking: Phrase | undefined): boolean {
  if (!asking || asking.group !== null) return false;
  const subject = wholePhrase(words.slice(from + asking.words.length));
  return subject !== undefined && isOfSubject(subject);
}

/** An alternative that nothing has is no reason to ask for its words beside the other one. */
function isBesideOr(words: readonly Word[], from: number, before: readonly Span[]): boolean {
  const phrase = phraseAt(words, from);
  const next = phrase && phraseAt(words, from + phrase.words.length);
  const last = before.findLast(({ term, isOr }) => term !== null || isOr);
  return (next !== undefined && isAlternative(next)) || last?.isOr === true;
}

/** Where the sign of a list stands between words from a place on; -1 where none does. */
const signBehind = (from: number, to: number, listed: ReadonlySet<number>): number =>
  [...listed].find(place => from < place && place < to) ?? -1;

/** Subjects that are listed are no phrase together: `luật + kinh doanh` is no `luật kinh doanh`. */
function knownPhraseAt(words: readonly Word[], from: number, { dictionary, listed }: Reading): Phrase | undefined {
  const phrase = bestPhraseAt(words, from, dictionary);
  const sign = phrase && isOfSubject(phrase) ? signBehind(from, from + phrase.words.length, listed) : -1;
  return sign < 0 ? phrase : bestPhraseAt(words.slice(0, sign), from, dictionary);
}

/** Among scholarships, which say little of what they are about, one word that is no name of theirs begins no longer phrase for an aim. */
const isHardlyBegun = (phrase: Phrase, typed: number, { hasSubjects }: Dictionary): boolean =>
  !hasSubjects && typed === 1 && phrase.words.length > 1 && isAim(phrase);

type Reading = {
  dictionary: Dictionary;
  isTyping: boolean;
  isLastPart: boolean;
  /** Numbers of the words behind the sign of a list. */
  listed: ReadonlySet<number>;
  /** The scholarship that an ordinary word names. */
  nameOf: (word: Word | undefined) => Phrase | undefined;
};

const WORKING_PEOPLE = groupOf('người đi làm');
/** Some scholarships are for people who work; of programs that is no choice. */
const isOfNoProgram = ({ group }: Phrase, { hasSubjects }: Dictionary): boolean =>
  hasSubjects && group === WORKING_PEOPLE;

/** A syllable with diacritics of which the index knows nothing. */
const isSyllableAlone = (span: Span | undefined): boolean =>
  span?.term?.role === 'UNKNOWN' && span.term.words.length === 0;

function spansOf(words: readonly Word[], reading: Reading): Span[] {
  const { dictionary, isTyping, isLastPart } = reading;
  const states = statesOf(words, dictionary);
  const spans: Span[] = [];
  let from = 0;
  const add = (length: number, term: Term | null, phrase?: Phrase): void => {
    const isOr = phrase !== undefined && isAlternative(phrase);
    const isAnd = phrase !== undefined && isJoining(phrase);
    spans.push({ from, to: from + length, term, isOr, isAnd, isPhrase: phrase !== undefined });
    from += length;
  };
  while (from < words.length) {
    const rest = words.length - from;
    const isListed = (one: Phrase, count: number) =>
      isOfSubject(one) && signBehind(from, from + count, reading.listed) > 0;
    const isEnd = (count: number): boolean => isLastPart && count === rest;
    const behind = isLastPart ? begunBehind(words, from, reading) : [];
    const known = isBesideOr(words, from, spans) ? phraseAt(words, from) : knownPhraseAt(words, from, reading);
    const slip = misspeltSubjectAt(words, from);
    const isSlip =
      slip &&
      isFound(slip, dictionary) &&
      slip.words.length > (known?.words.length ?? 0) &&
      !isSpelledBehind(words, from, slip.words.length, dictionary);
    const longest = isSlip ? slip : (known ?? unfoundPhraseAt(words, from));
    const isCut = behind.length > 0 && longest !== undefined && longest.words.length < rest;
    const whole = isCut ? phraseAt(words.slice(0, from + 1), from) : longest;
    const before = whole && wordsBeforeSlip(words, states, { from, length: whole.words.length }, dictionary);
    const phrase = before ? phraseAt(words.slice(0, from + before), from) : whole;
    const length = phrase?.words.length ?? 0;
    const name = length <= 1 ? reading.nameOf(words[from]) : undefined;
    // Behind a syllable that is no word it is the end of a word that nobody knows: `trang sức` begins no `sức khỏe`.
    const isEndOfUnknown = rest === 1 && isSyllableAlone(spans.at(-1)) && isSyllable(words[from]?.folded ?? '');
    const begins =
      isLastPart && length < rest && (isTyping || (!isEndOfUnknown && !isSubjectBehind(words, from, phrase)))
        ? phrasesBegunAt(words, from, reading).filter(
            one =>
              (behind.length === 0 || !words.some(hasMarks) || isBegunAsTyped(one, words.slice(from))) &&
              isFound(one, dictionary) &&
              (isTyping
                ? !isOfNothing(one)
                : mayBeBegun(one, words.slice(from)) &&
                  !isDoingAlone(words.slice(from)) &&
                  !isHardlyBegun(one, rest, dictionary)) &&
              !isListed(one, rest),
          )
        : [];
    // A whole syllable behind a subject is no other subject that begins with it: `kế toán kiểm`.
    const isSaid = !isTyping && rest === 1 && isWhole(words[from] as Word) && spans.at(-1)?.term?.role === 'SUBJECT';
    const begun = isSaid && !subjectOfAll(begins) ? [] : begins;
    // What is spelled well was left for another phrase inside it.
    const isSpelled = ({ phrase: meant, length: count }: CorrectedPhrase): boolean =>
      phraseAt(words.slice(0, from + count), from) === meant;
    const isGuess = (guess: CorrectedPhrase | null): guess is CorrectedPhrase =>
      guess !== null &&
      isFound(guess.phrase, dictionary) &&
      !isSpelled(guess) &&
      !isSpelledBehind(words, from, guess.length, dictionary) &&
      !(isEnd(guess.length) && (behind.length > 0 || isWordBehind(words, from, reading))) &&
      !isListed(guess.phrase, guess.length);
    const guesses = [soundAlikeAt(words, from), correctedPhrase(words, states, from, dictionary)];
    const [corrected] = guesses.filter(isGuess).toSorted((one, other) => other.length - one.length);
    const misspelt = phrase ? undefined : misspeltPhraseAt(words, from);
    const lenient = misspelt && isFound(misspelt, dictionary) ? misspelt : undefined;
    const typed = (count: number) => words.slice(from, from + count);
    const isBetter = corrected !== undefined && corrected.length > length && begun.length === 0;
    if (name) add(1, phraseTerm(name, typed(1), { dictionary, isUnfinished: false }), name);
    // What is spelled in another way is no typing error.
    else if (isBetter && !corrected.isHeard && isSameWord(typed(corrected.length), corrected.phrase.words))
      add(
        corrected.length,
        phraseTerm(corrected.phrase, typed(corrected.length), { dictionary, isUnfinished: false }),
        corrected.phrase,
      );
    else if (isBetter)
      add(
        corrected.length,
        correctedTerm(corrected, typed(corrected.length), { dictionary, isLast: isEnd(corrected.length) }),
      );
    else if (begun.length > 0) add(rest, begunTerm(begun, typed(rest), dictionary));
    else if (phrase)
      add(
        length,
        isOfNoProgram(phrase, dictionary)
          ? null
          : phraseTerm(phrase, typed(length), {
              dictionary,
              isUnfinished: isEnd(length) && (isTyping || isBegunOnly(phrase, dictionary)),
            }),
        phrase,
      );
    else if (lenient && lenient.group !== null)
      add(lenient.words.length, phraseTerm(lenient, typed(lenient.words.length), { dictionary, isUnfinished: false }));
    else {
      const word = words[from] as Word;
      const isAsked = isYearAt(words, from) || (word.folded === 'nam' && isYearAt(words, from + 1));
      add(
        1,
        isAsked
          ? null
          : wordTerm(
              word,
              { isLast: isEnd(1) && (isTyping || !isWhole(word)), isTyped: isTyping && isEnd(1) },
              dictionary,
            ),
      );
    }
  }
  return spans;
}

/** A neighbouring subject that is typed, too, is no stand-in for the other: `accounting finance` asks for both. */
function withoutTyped(term: Term, _: number, terms: readonly Term[]): Term {
  if (term.neighbours.length === 0) return term;
  const others = new Set(terms.flatMap(other => (other === term ? [] : [...other.own, ...other.synonyms])));
  return term.neighbours.some(key => others.has(key)) ? { ...term, neighbours: [] } : term;
}

const NO_DICTIONARY: Dictionary = {
  isWord: () => true,
  isPrefix: () => true,
  hasPhrase: () => true,
  isMarkedWord: () => true,
  isPlace: () => false,
  hasSubjects: true,
};

const isYearAt = (words: readonly Word[], place: number): boolean => isYear(Number(words[place]?.folded));

/** With `isTyping` the last word may be unfinished even when it is a word. */
export function parseQueryText(
  text: string,
  dictionary: Dictionary = NO_DICTIONARY,
  { isTyping = false } = {},
): QueryText {
  const written = text.slice(0, SEARCH_TEXT_LIMIT).split(PART_MARK);
  const parts = written.map(toWords);
  const words = parts.flat();
  const listed = placesListed(written);
  const nameOf = ordinaryNameIn(words, dictionary);
  const spans = parts.flatMap((part, place) => {
    const from = parts.slice(0, place).reduce((sum, { length }) => sum + length, 0);
    const inPart = new Set([...listed].map(number => number - from));
    const own = spansOf(part, { dictionary, isTyping, isLastPart: place === parts.length - 1, listed: inPart, nameOf });
    return own.map(span => ({ ...span, from: span.from + from, to: span.to + from }));
  });
  const sided = dictionary.hasSubjects ? spans : withSides(spans, words, listed);
  const found = joinSharedFields(joinAlternatives(joinSubjects(sided, listed), words)).flatMap(
    ({ term }) => term ?? [],
  );
  // Only neutral words: a few are what is looked for, more are a question that names nothing, and so is a phrase of asking.
  const isAsking = spans.some(({ from, to, term, isPhrase }) => term === null && isPhrase && to - from > 1);
  const terms =
    found.length > 0 || isAsking || words.length >= QUESTION_WORDS
      ? found
      : words.map((word, place) => {
          const isLast = place === words.length - 1;
          return wordTerm(word, { isLast, isTyped: isTyping && isLast }, dictionary);
        });
  return {
    terms: distinctOf(terms).slice(0, SEARCH_WORD_LIMIT).map(withoutTyped),
    isUnsearchable: words.length === 0 && text.trim() !== '',
  };
}

/** The meaning of a name of the catalogue. */
export function meaningOfName(words: readonly Word[]): string {
  const meanings: string[] = [];
  for (let from = 0; from < words.length;) {
    const phrase = phraseAt(words, from);
    if (!phrase) meanings.push((words[from] as Word).folded);
    else if (phrase.group !== null) meanings.push(`#${phrase.group}`);
    from += phrase?.words.length ?? 1;
  }
  return meaningOf([...new Set(meanings)].map(meaning => ({ meaning })));
}
