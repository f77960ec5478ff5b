/** What people are, do or aim at, as phrases of the subject that they study for it. */
import { appendTo } from './appendTo.js';
import { DOING } from './vocabulary/doing.js';
import { EVERYDAY } from './vocabulary/everyday.js';
import { GERMAN_NAMES } from './vocabulary/germanNames.js';
import { INITIALS } from './vocabulary/initials.js';
import { MAJORS } from './vocabulary/majors.js';
import { OCCUPATIONS } from './vocabulary/occupations.js';
import { SHORT_ENDS, SHORT_HEADS } from './vocabulary/shortHeads.js';
import { SHORT_NAMES } from './vocabulary/shortNames.js';
import { SPECIALTIES } from './vocabulary/specialties.js';
import { SPOKEN_NAMES } from './vocabulary/spokenNames.js';
import { THINGS } from './vocabulary/things.js';
import { TRAININGS } from './vocabulary/trainings.js';

/** The phrases of a line of the vocabulary, which are separated by bars or commas. */
export const phrasesOfLine = (line: string): string[] =>
  line
    .split(/[|,]/)
    .map(phrase => phrase.trim())
    .filter(phrase => phrase !== '');

/** Names in `science` that get no plural: `life sciences` is a group of subjects of its own. */
const NOT_IN_PLURAL: ReadonlySet<string> = new Set(['life science']);
const isScience = (name: string): boolean => name.endsWith(' science') && !NOT_IN_PLURAL.has(name);
/** The names of a subject, a science in the plural, too: `environmental sciences`. */
export const subjectsOfLine = (line: string): string[] =>
  phrasesOfLine(line).flatMap(name => (isScience(name) ? [name, `${name}s`] : [name]));

/** English names of people by what they do: `nurse`, `civil engineer`. */
const PERSON = /^(?:[a-z]+ )*(?:[a-z]+(?:er|or|ist|ian|ant|yst)|nurse|chef|pilot|architect|vet)$/;
const HEADS = SHORT_HEADS.map(([head, initials]) => ({ head: `${head} `, initials }));
const ENDS = SHORT_ENDS.map(([end, initials]) => ({ end: ` ${end}`, initials }));
/** As they are written on a phone, with the first letters of how they begin, of how they end, or of both: `cn thực phẩm`, `quan hệ qt`, `qt kd`; not of a science by its name, since `nn học` goes abroad to study. */
function shortFormsOf(phrase: string): string[] {
  const begun = HEADS.flatMap(({ head, initials }) =>
    phrase.startsWith(head) && phrase !== `${head}học` ? `${initials} ${phrase.slice(head.length)}` : [],
  );
  const ended = [phrase, ...begun].flatMap(form =>
    ENDS.flatMap(({ end, initials }) => (form.endsWith(end) ? `${form.slice(0, -end.length)} ${initials}` : [])),
  );
  return [...begun, ...ended];
}
/** How the name of somebody follows from the name of what they studied, by its ending: `microbiology` gives `microbiologist`, `project management` gives `project manager`. */
const PEOPLE_OF: readonly (readonly [RegExp, string])[] = [
  [/^([a-z ]*[a-z]o)logy$/, '$1logist'],
  [/^([a-z ]*[a-z]o)graphy$/, '$1grapher'],
  [/^([a-z ]*[a-z]o)nomy$/, '$1nomist'],
  [/^([a-z ]*[a-z]o)sophy$/, '$1sopher'],
  [/^([a-z ]*[mt]i)stry$/, '$1st'],
  [/^([a-z ]* |neuro|bio|geo)science$/, '$1scientist'],
  [/^([a-z]+ [a-z ]*)management$/, '$1manager'],
  [/^([a-z]+ [a-z ]*)development$/, '$1developer'],
  [/^([a-z]+ [a-z ]*)analy(?:sis|tics)$/, '$1analyst'],
  [/^([a-z]+ [a-z ]*)therapy$/, '$1therapist'],
  [/^([a-z]+ [a-z ]*)engineering$/, '$1engineer'],
  [/^([a-z]+ [a-z ]*)design$/, '$1designer'],
  [/^([a-z]+ [a-z ]*)planning$/, '$1planner'],
  [/^([a-z]+ [a-z ]*)nursing$/, '$1nurse'],
  [/^([a-z]+ [a-z ]*)banking$/, '$1banker'],
];

/** What is done, by its first word: nearly all phrases begin with no such word. */
const DOING_BY_FIRST = new Map<string, (typeof DOING)[number][]>();
for (const pair of DOING) appendTo(DOING_BY_FIRST, pair[0].split(' ', 1)[0] ?? '', pair);
/** `fixing cars` of `fix cars`. */
const doingOf = (phrase: string): string[] =>
  (DOING_BY_FIRST.get(phrase.split(' ', 1)[0] ?? '') ?? []).flatMap(([does, doing]) =>
    phrase.startsWith(`${does} `) ? doing + phrase.slice(does.length) : [],
  );

/** A thing that somebody may study (`vi khuẩn`, bacteria), by itself and behind the words for looking into it (`nghiên cứu vi khuẩn`). */
const lookedInto = ([subject = '', ...things]: readonly string[]): string[] => [
  subject,
  ...things.flatMap(thing => [thing, `nghiên cứu ${thing}`, `nghiên cứu về ${thing}`]),
];
const LISTS = [
  ...OCCUPATIONS,
  ...SPOKEN_NAMES,
  ...GERMAN_NAMES,
  ...EVERYDAY,
  ...MAJORS,
  ...SPECIALTIES,
  ...TRAININGS,
  ...INITIALS,
  ...SHORT_NAMES,
]
  .map(phrasesOfLine)
  .concat(THINGS.map(phrasesOfLine).map(lookedInto));
const LISTED: ReadonlySet<string> = new Set(LISTS.flat());

/** What people are called who do what a phrase names (`microbiology`: `microbiologist`). Empty where that word stands in one of the lists already, perhaps for another subject. */
const peopleOf = (phrase: string): string[] => {
  const ending = PEOPLE_OF.find(([subject]) => subject.test(phrase));
  return ending ? [phrase.replace(...ending)].filter(people => !LISTED.has(people)) : [];
};

/**
 * Other ways in which the phrases of a line are written, so that each finds the same subject:
 * - the people who do it (`nursing management`: `nursing manager`), and people in the plural, since a scholarship is for `nurses`;
 * - `civil eng` for `civil engineering`;
 * - `công nghệ kỹ thuật ...` for `kỹ thuật ...`, as Vietnamese universities call applied engineering;
 * - `nhà hóa học` (a chemist) for `hóa học` (chemistry);
 * - initials as on a phone (`cn thực phẩm`), and `fixing cars` for `fix cars`.
 */
function furtherFormsOf(phrases: readonly string[]): string[] {
  const people = phrases.flatMap(peopleOf);
  return [
    ...people,
    ...[...phrases, ...people].filter(phrase => PERSON.test(phrase)).map(phrase => `${phrase}s`),
    ...phrases.filter(phrase => phrase.endsWith(' engineering')).map(phrase => phrase.replace(/ineering$/, '')),
    ...phrases.filter(phrase => phrase.startsWith('kỹ thuật ')).map(phrase => `công nghệ ${phrase}`),
    ...phrases
      .filter(phrase => phrase.endsWith(' học'))
      .map(phrase => `nhà ${phrase}`)
      .filter(phrase => !LISTED.has(phrase)),
    ...phrases.flatMap(shortFormsOf),
    ...phrases.flatMap(doingOf).filter(doing => !LISTED.has(doing)),
  ];
}

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
