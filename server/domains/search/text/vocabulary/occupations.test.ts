/** What people are, do or aim at is understood as the subject that one studies for it. */
import { keyOfWords, PHRASE_OF_KEY, PHRASES, synonymsOf, VOCABULARY } from '../phrases.js';
import { toWords } from '../tokenizer.js';
import { EVERYDAY } from './everyday.js';
import { GERMAN_NAMES } from './germanNames.js';
import { INITIALS } from './initials.js';
import { OCCUPATIONS } from './occupations.js';
import { SHORT_NAMES } from './shortNames.js';
import { SPECIALTIES } from './specialties.js';
import { SPOKEN_NAMES } from './spokenNames.js';
import { THINGS } from './things.js';

const linesOf = (lines: readonly string[]) => lines.map(line => line.split('|').map(part => part.trim()));
const LISTS = {
  occupations: linesOf(OCCUPATIONS),
  'spoken names': linesOf(SPOKEN_NAMES),
  'German names': linesOf(GERMAN_NAMES),
  'everyday words': linesOf(EVERYDAY),
  initials: linesOf(INITIALS),
  'short names': linesOf(SHORT_NAMES),
  specialties: linesOf(SPECIALTIES),
  things: linesOf(THINGS),
};
const phrasesIn = (part = '') => part.split(',').map(phrase => phrase.trim());
const keyOf = (text: string) => keyOfWords(toWords(text));

describe.each(Object.entries(LISTS))('%s', (_, LINES) => {
  it('are those of subjects that begin a line, each once', () => {
    const subjects = LINES.map(([subject]) => subject);
    expect(subjects.filter(subject => VOCABULARY.every(([first]) => first !== subject))).toEqual([]);
    expect(subjects.filter((subject, place) => subjects.indexOf(subject) !== place)).toEqual([]);
    expect(LINES.filter(({ length }) => length !== 2)).toEqual([]);
  });

  it('mean one subject each', () => {
    const ofSeveral = LINES.flatMap(([, phrases]) => phrasesIn(phrases)).filter(
      phrase => PHRASE_OF_KEY.get(keyOf(phrase))?.groups.length !== 1,
    );
    expect(ofSeveral).toEqual([]);
  });

  it('find what the subject finds, and are looked for by nothing', () => {
    const aims = new Set(LINES.flatMap(([, phrases]) => phrasesIn(phrases)).map(keyOf));
    expect(PHRASES.filter(phrase => synonymsOf(phrase).some(key => aims.has(key)))).toEqual([]);
    const phrase = PHRASE_OF_KEY.get(keyOf('xây cầu đường'));
    expect(phrase && synonymsOf(phrase)).toContain('civil engineering');
  });
});

it.each([
  ['nurses', 'nursing'],
  ['engineers', 'engineering'],
  ['civil engineers', 'civil engineering'],
  ['lawyers', 'law'],
  ['game designers', 'game design'],
  ['chefs', 'culinary arts'],
  ['doctors', 'medicine'],
  ['software eng', 'software engineering'],
  ['BWL', 'business administration'],
  ['microbiologists', 'microbiology'],
  ['neuroscientist', 'neuroscience'],
  ['human resources managers', 'human resource management'],
  ['physical therapist', 'physical therapy'],
  ['environmental scientists', 'environmental science'],
  ['stats', 'statistics'],
  ['ML engineer', 'machine learning'],
])('%s is a word for a subject', (people, subject) => {
  const groups = PHRASE_OF_KEY.get(keyOf(people))?.groups;
  expect(groups).toEqual(PHRASE_OF_KEY.get(keyOf(subject))?.groups.slice(0, groups?.length));
  expect(groups).not.toEqual([]);
});

it.each(['nursings', 'marketings', 'kỹ sưs'])('%s is no word', text => {
  expect(PHRASE_OF_KEY.has(keyOf(text))).toBe(false);
});

it.each([
  ['PE teacher', 'sport'],
  ['giáo viên thể dục', 'sport'],
  ['làm báo viết bài', 'journalism'],
  ['biz', 'business'],
])('%s is said for %s', (said, subject) =>
  expect(PHRASE_OF_KEY.get(keyOf(said))?.group).toBe(PHRASE_OF_KEY.get(keyOf(subject))?.group),
);
