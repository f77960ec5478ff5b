/** What a document of the reference implementation says: its words and phrases, by where they stand. For tests and the benchmark only. */
import { meaningOfName } from '../text/queryText.js';
import { PHRASES, roleOfGroup } from '../text/phrases.js';
import { titleSubjects, type SubjectGrade } from '../text/titleSubjects.js';
import { hasMarks, toWords, wordForms, type Word } from '../text/tokenizer.js';

/** Loose words and phrases of the vocabulary in one part of a document. */
export type Part = { words: Word[]; forms: string[]; phrases: Set<string> };
export type Bag = {
  name: Part;
  other: Part;
  meanings: Set<string>;
  subjects: Map<string, SubjectGrade>;
  hasTitle: boolean;
};
export type Bags = readonly Bag[];

const OPAQUE = ['doctor of philosophy', 'master of philosophy', 'intellectual property', 'financial aid'];
const HEADED = [
  'construction law',
  'international business law',
  'banking law',
  'finance law',
  'banking and finance law',
].concat(['communication design', 'communication engineering']);
const isPlace = ({ group }: (typeof PHRASES)[number]): boolean => group !== null && roleOfGroup(group) === 'PLACE';
const phrasesByFirst = new Map<string, (typeof PHRASES)[number][]>();
for (const phrase of PHRASES) {
  const first = phrase.words[0]?.exact ?? '';
  phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), phrase]);
}

function readPart(texts: readonly string[]): Part {
  const part: Part = { words: [], forms: [], phrases: new Set() };
  for (const words of texts.flatMap(text => text.split('|')).map(toWords)) {
    const found = words.flatMap((word, from) =>
      (phrasesByFirst.get(word.exact) ?? [])
        .filter(
          phrase =>
            phrase.key.length > 1 &&
            phrase.key ===
              words
                .slice(from, from + phrase.words.length)
                .map(({ exact }) => exact)
                .join(' '),
        )
        .filter(phrase => !phrase.isAbbreviation || word.isUpper)
        .map(phrase => ({
          from,
          to: from + phrase.words.length,
          key: phrase.key,
          isVietnamese: phrase.words.some(hasMarks),
          isOpaque: isPlace(phrase) || OPAQUE.includes(phrase.key),
        })),
    );
    const longer = found.filter(({ from, to }) => to - from > 1);
    for (const { from, to, key } of found) {
      const around = longer.filter(one => one.from <= from && to <= one.to && (one.isVietnamese || one.isOpaque));
      const isSyllable = to - from === 1 && around.length > 0;
      // `học máy` cuts the words of `khoa học máy tính`.
      const isCut = around.some(one => one.from < from && to < one.to);
      const isBeforeHead = longer.some(one => HEADED.includes(one.key) && one.from <= from && to < one.to);
      if (!isSyllable && !isCut && !isBeforeHead) part.phrases.add(key);
    }
    part.words.push(
      ...words.filter((_, offset) => !longer.some(one => one.isVietnamese && one.from <= offset && offset < one.to)),
    );
  }
  part.forms = [...new Set(part.words.flatMap(wordForms))];
  return part;
}

const subjectKeys = new Set(
  PHRASES.filter(({ group }) => group !== null && roleOfGroup(group) === 'SUBJECT').map(({ key }) => key),
);

export const bagOf = (texts: {
  name: string[];
  title: string;
  other: string[];
  belongsTo: string[];
  subjects: string[];
}): Bag => {
  const [own, belongsTo] = [readPart(texts.other), readPart(texts.belongsTo)];
  const other: Part = {
    words: [...own.words, ...belongsTo.words],
    forms: [...new Set([...own.forms, ...belongsTo.forms])],
    phrases: new Set([...own.phrases, ...[...belongsTo.phrases].filter(key => !subjectKeys.has(key))]),
  };
  for (const key of readPart(texts.subjects).phrases) other.phrases.add(key);
  const meanings = texts.name
    .flatMap(text => text.split('|'))
    .map(toWords)
    .filter(words => words.length > 0)
    .map(meaningOfName);
  return {
    name: readPart(texts.name),
    other,
    meanings: new Set(meanings),
    subjects: titleSubjects(texts.title),
    hasTitle: texts.title !== '',
  };
};
