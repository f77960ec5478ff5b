/** A word in another number or in the spelling of another country is no typing error, one with its letters in another order is; and words of asking are no subject. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';
import { isSameWord } from './text/sameWord.js';
import { toWords } from './text/tokenizer.js';

const rows = {
  institutions: [institutionRow('aire', { name: 'Aire University', destination: 'GB', city: 'Leeds' })],
  programs: [
    programRow('law', 'aire', { title: 'Law' }),
    programRow('games', 'aire', { title: 'Game Design' }),
    programRow('theatre', 'aire', { title: 'Theatre' }),
    programRow('psychology', 'aire', { title: 'Psychology' }),
    programRow('engineering', 'aire', { title: 'Engineering' }),
    programRow('petroleum', 'aire', { title: 'Petroleum Engineering' }),
    programRow('social-work', 'aire', { title: 'Social Work' }),
    programRow('people', 'aire', { title: 'Human Resource Management' }),
    programRow('glacier', 'aire', { title: 'Glacier Walking' }),
  ],
  scholarships: [scholarshipRow('stipend', { name: 'Aire Stipend' })],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const first = (text: string) => {
  const { ids, correctedText, droppedWords } = service.searchPrograms({ text });
  return [ids[0]?.replace('id-', ''), correctedText, droppedWords];
};

describe('no correction is proposed for what is spelled in another way', () => {
  it.each([
    ['law degrees', 'law'],
    ['game designs', 'games'],
    ['theater', 'theatre'],
    ['glaciers', 'glacier'],
    ['human resources manager', 'people'],
  ])('%s finds %s', (text, slug) => expect(first(text)).toEqual([slug, null, []]));

  it('nor for a level in the plural', () => expect(first('law diplomas')[1]).toBeNull());

  it('nor for the stipends of scholarships', () => {
    const { ids, correctedText } = service.searchScholarships({ text: 'give stipends' });
    expect([ids, correctedText]).toEqual([['id-stipend'], null]);
  });
});

describe('a word is one with another', () => {
  it.each([
    ['degrees', 'degree'],
    ['theater', 'theatre'],
    ['counselor', 'counsellor'],
    ['paediatrics', 'pediatrics'],
    ['behavioral sciences', 'behavioural science'],
    ['organization', 'organisation'],
  ])('%s is %s', (one, other) => expect(isSameWord(toWords(one), toWords(other))).toBe(true));

  it.each([
    ['economist', 'ecologist'],
    ['business', 'busines school'],
    ['stockbroker', 'stock broker'],
    ['computre', 'computer'],
    ['sciense', 'science'],
    ['fullbright', 'fulbright'],
    ['jornalism', 'journalism'],
  ])('%s is not %s', (one, other) => expect(isSameWord(toWords(one), toWords(other))).toBe(false));
});

describe('letters in another order are corrected', () => {
  it.each([
    ['physcology', 'psychology'],
    ['pyschlogoy', 'psychology'],
    ['enigneernig', 'engineering'],
  ])('%s is %s', (text, meant) => expect(first(text)).toEqual([meant, meant, []]));
});

describe('while a subject that nobody teaches is being typed', () => {
  it('what is next to it is found', () =>
    expect(service.searchPrograms({ text: 'sociolog' }).ids).toEqual(
      service.searchPrograms({ text: 'sociology' }).ids,
    ));
});

describe('words of asking', () => {
  it.each([
    ['what should I study to work on oil rigs?', 'petroleum'],
    ['i wanna work in law', 'law'],
    ['becoming a psychologist', 'psychology'],
    ['training to be an engineer', 'engineering'],
    ['not sure, maybe psychology', 'psychology'],
    ['social work', 'social-work'],
  ])('are no subject: %s finds %s', (text, slug) => expect(first(text)).toEqual([slug, null, []]));

  it.each(['jobs in demand', 'want to work', 'work abroad', 'not sure what to study'])(
    '%s names nothing and is answered by everything',
    text => expect(service.searchPrograms({ text }).ids).toHaveLength(rows.programs.length),
  );
});
