/** Which phrase of the vocabulary is meant at a place of a text, among those that documents have. */
import { widerThan } from './concepts.js';
import { groupOf, isAim, phraseAt, roleOfGroup, type Dictionary, type Phrase, type TermRole } from './phrases.js';
import { isHad, isUnnamedSubject } from './terms.js';
import { hasMarks, type Word } from './tokenizer.js';

const hasRole = ({ group }: Phrase, role: TermRole): boolean => group !== null && roleOfGroup(group) === role;
export const isOfSubject = (phrase: Phrase): boolean => hasRole(phrase, 'SUBJECT');

/** A phrase that no document has, and nothing of the same meaning, is the words that it is made of. */
export const isFound = (phrase: Phrase, dictionary: Dictionary): boolean =>
  phrase.group === null ||
  phrase.words.length === 1 ||
  ['PLACE', 'INSTITUTION', 'LEVEL', 'SCHOLARSHIP', 'UNANSWERABLE'].includes(roleOfGroup(phrase.group)) ||
  isHad(phrase, dictionary) ||
  isUnnamedSubject(phrase, dictionary);

/**
 * A subject of which a syllable, or a word, says nothing: `mỹ phẩm` is no `Mỹ`, `an toàn lao động` no `an`, and a makeup artist no artist. The country in the name of a Vietnamese one is
 * no place (`Nhật Bản học`), what stands behind a word that says little is something else (`thợ hàn` is not `Hàn`), and the broader subject that it begins with is near it only (`kỹ thuật tàu thủy`).
 */
function isOnePiece(phrase: Phrase, part: Phrase | undefined, next: Phrase | undefined): boolean {
  if (!part) return false;
  const reach = part.words.length + (next?.words.length ?? 0);
  const isNothingBehind = next?.group !== phrase.group && reach <= phrase.words.length;
  if (part.group === null) return isOfSubject(phrase) && (phrase.words.length > 2 || isNothingBehind);
  // A subject that begins or ends with another name of it is said once: `beauty therapy`, `công nghệ mỹ phẩm`.
  const isSaidAgain = part.group === phrase.group || (next?.group === phrase.group && reach === phrase.words.length);
  if (isSaidAgain && isOfSubject(phrase)) return true;
  const isOfBroader = (): boolean => widerThan(`#${phrase.group}`).some(broader => groupOf(broader) === part.group);
  if (phrase.words.some(hasMarks) && (hasRole(part, 'PLACE') || isOfBroader())) return true;
  return isAim(phrase) || (part.words.length === 1 && part.words.some(hasMarks));
}

/** The longest phrase at a place that documents have: `dữ liệu lớn`, else `dữ liệu`. */
function foundPhraseAt(words: readonly Word[], from: number, dictionary: Dictionary): Phrase | undefined {
  const phrase = phraseAt(words, from);
  if (!phrase || isFound(phrase, dictionary)) return phrase;
  const part = foundPhraseAt(words.slice(0, from + phrase.words.length - 1), from, dictionary);
  const next = part && phraseAt(words, from + part.words.length);
  return isOnePiece(phrase, part, next) ? undefined : part;
}

/**
 * Behind words of asking another phrase may begin inside this one: `học | máy tính`, not `học máy | tính`; and behind a word for a kind of institution the
 * subject: `đại học | công nghệ thông tin`, not `đại học công nghệ | thông tin`.
 */
export function bestPhraseAt(words: readonly Word[], from: number, dictionary: Dictionary): Phrase | undefined {
  const phrase = foundPhraseAt(words, from, dictionary);
  const length = phrase?.words.length ?? 0;
  for (let inside = from + 1; inside < from + length; inside++) {
    const before = phraseAt(words.slice(0, inside), from);
    if (!before || before.words.length < inside - from) continue;
    const other = foundPhraseAt(words, inside, dictionary);
    const others = other?.words.length ?? 0;
    if (!other || inside + others <= from + length) continue;
    if (before.group === null && other.group !== null && others >= length) return before;
    if (hasRole(before, 'KIND') && isOfSubject(other)) return before;
  }
  return phrase && wholePieceAt(words, from, phrase, dictionary);
}

/**
 * Where a subject ends inside another one, and what is left behind it is nothing, both are one piece, and the second tells what is meant: `khai thác dầu khí` is `dầu khí`, not `khai thác dầu`
 * with a `khí`; but a subject before it stays one: `thiết kế | nhà hàng`, not `thiết kế nhà | hàng`.
 */
function wholePieceAt(words: readonly Word[], from: number, phrase: Phrase, dictionary: Dictionary): Phrase {
  const end = from + phrase.words.length;
  if (end >= words.length || !isOfSubject(phrase)) return phrase;
  const reach = end + (phraseAt(words, end)?.words.length ?? 0);
  for (let inside = from + 1; inside < end; inside++) {
    const other = foundPhraseAt(words, inside, dictionary);
    if (!other || !isOfSubject(other) || inside + other.words.length <= reach) continue;
    const before = foundPhraseAt(words.slice(0, inside), from, dictionary);
    if (before && before.words.length === inside - from && isOfSubject(before)) return before;
    return { ...other, words: words.slice(from, inside + other.words.length) };
  }
  return phrase;
}

/**
 * Whether behind a word of asking, or one for a scholarship, a subject is spelled well, which a guess that begins with that word would cut: `nghành | y tá` is no `ngành y`,
 * and `học bổng | du lịch` no `học bổng EU`. That no scholarship names the subject makes it no typing error.
 */
export function isSpelledBehind(
  words: readonly Word[],
  from: number,
  guessed: number,
  dictionary: Dictionary,
): boolean {
  const head = phraseAt(words, from);
  const isScholarship = head !== undefined && head.group !== null && roleOfGroup(head.group) === 'SCHOLARSHIP';
  if (!head || (head.group !== null && !isScholarship)) return false;
  const start = from + head.words.length;
  const phrase = bestPhraseAt(words, start, dictionary) ?? (isScholarship ? phraseAt(words, start) : undefined);
  return phrase !== undefined && isOfSubject(phrase) && start + phrase.words.length >= from + guessed;
}
