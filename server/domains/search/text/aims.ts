/** What people are, do or aim at, as phrases of the subject that they study for it. */
import { EVERYDAY } from './vocabulary/everyday.js';
import { GERMAN_NAMES } from './vocabulary/germanNames.js';
import { INITIALS } from './vocabulary/initials.js';
import { MAJORS } from './vocabulary/majors.js';
import { OCCUPATIONS } from './vocabulary/occupations.js';
import { SHORT_ENDS, SHORT_HEADS } from './vocabulary/shortHeads.js';
import { SPOKEN_NAMES } from './vocabulary/spokenNames.js';
import { TRAININGS } from './vocabulary/trainings.js';

/** Of a line of the vocabulary. */
export const phrasesOfLine = (line: string): string[] =>
  line
    .split(/[|,]/)
    .map(phrase => phrase.trim())
    .filter(phrase => phrase !== '');

/** English names of people by what they do: `nurse`, `civil engineer`. */
const PERSON = /^(?:[a-z]+ )*(?:[a-z]+(?:er|or|ist|ian|ant|yst)|nurse|chef|pilot|architect|vet)$/;
/** As they are written on a phone, with the first letters of how they begin, of how they end, or of both: `cn thực phẩm`, `quan hệ qt`, `qt kd`; not of a science by its name, since `nn học` goes abroad to study. */
function shortFormsOf(phrase: string): string[] {
  const begun = SHORT_HEADS.flatMap(([head, initials]) =>
    phrase.startsWith(`${head} `) && phrase !== `${head} học` ? initials + phrase.slice(head.length) : [],
  );
  const ended = [phrase, ...begun].flatMap(form =>
    SHORT_ENDS.flatMap(([end, initials]) => (form.endsWith(` ${end}`) ? form.slice(0, -end.length) + initials : [])),
  );
  return [...begun, ...ended];
}
/** Also in the plural, since a scholarship is for nurses, with `eng` as people shorten it, and as Vietnamese universities call engineering that is applied. */
const furtherFormsOf = (phrases: readonly string[]): string[] => [
  ...phrases.filter(phrase => PERSON.test(phrase)).map(phrase => `${phrase}s`),
  ...phrases.filter(phrase => phrase.endsWith(' engineering')).map(phrase => phrase.replace(/ineering$/, '')),
  ...phrases.filter(phrase => phrase.startsWith('kỹ thuật ')).map(phrase => `công nghệ ${phrase}`),
  ...phrases.flatMap(shortFormsOf),
];

const LISTS = [...OCCUPATIONS, ...SPOKEN_NAMES, ...GERMAN_NAMES, ...EVERYDAY, ...MAJORS, ...TRAININGS, ...INITIALS].map(
  phrasesOfLine,
);

/** Phrases of occupations and aims, by the subject that begins a group. `subjects`: the lines of those groups. */
export function aimsOf(subjects: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const aims = new Map<string, readonly string[]>();
  const add = (subject: string, phrases: readonly string[]): unknown =>
    aims.set(subject, [...(aims.get(subject) ?? []), ...phrases]);
  for (const [subject = '', ...phrases] of LISTS) add(subject, [...phrases, ...furtherFormsOf(phrases)]);
  for (const [subject = '', ...others] of subjects.map(phrasesOfLine))
    add(subject, furtherFormsOf([subject, ...others]));
  return aims;
}
