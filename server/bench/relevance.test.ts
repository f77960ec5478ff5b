import { stringAt } from '../domains/search/build/stringTable.js';
import type { KindIndex, SearchIndex } from '../domains/search/build/searchIndex.js';
import { runQuery } from '../domains/search/query/runQuery.js';
import { createSearchService, type SearchService } from '../domains/search/search.service.js';
import { dictionaryOf } from '../domains/search/query/textMatch.js';
import { keyOfWords, VOCABULARY } from '../domains/search/text/phrases.js';
import { toWords } from '../domains/search/text/tokenizer.js';
import { PLAIN_CATEGORIES, readJudgedSet, type Category } from './judged/judgedSet.js';
import { answerJudgedSet, relevanceOf } from './judged/relevance.js';
import { holderOf, starterIndex } from './judged/starterIndex.js';

const FLOOR = { ndcg: 0.965, withoutResult: 0.005 };
/** Of queries that say a limit, a place, an institution ... */
const SAID_FLOOR = { ndcg: 0.945, withoutResult: 0.01 };
/** Of the later sets, how many queries they have at least, and plain queries and others together; they lie just below what was reached last. */
const LATER_FLOORS = [
  { set: 'second', least: 120, ndcg: 0.9, withoutResult: 0.025, brokenLimits: 1 },
  { set: 'third', least: 280, ndcg: 0.93, withoutResult: 0.02, brokenLimits: 1 },
  // Their held halves: the goals are .93 and .87, and 1 % without a result.
  { set: 'fourth', least: 200, ndcg: 0.82, withoutResult: 0.06, brokenLimits: 1 },
  // Since all opened sets are tuning, their two halves are counted together.
  { set: 'fifth', least: 170, ndcg: 0.87, withoutResult: 0.04, brokenLimits: 4 },
  // No program in nursing is known to take IELTS 6.5 any more: two of its queries found one by a minimum of undergraduates.
  { set: 'sixth', least: 190, ndcg: 0.84, withoutResult: 0.075, brokenLimits: 2 },
  { set: 'seventh', least: 140, ndcg: 0.87, withoutResult: 0.045, brokenLimits: 4 },
  { set: 'eighth', least: 125, ndcg: 0.87, withoutResult: 0.035, brokenLimits: 2 },
  { set: 'ninth', least: 105, ndcg: 0.87, withoutResult: 0.06, brokenLimits: 2 },
  { set: 'tenth', least: 130, ndcg: 0.86, withoutResult: 0.04, brokenLimits: 2 },
  { set: 'eleventh', least: 90, ndcg: 0.87, withoutResult: 0.05, brokenLimits: 1 },
  { set: 'twelfth', least: 190, ndcg: 0.89, withoutResult: 0.05, brokenLimits: 2 },
  { set: 'thirteenth', least: 100, ndcg: 0.9, withoutResult: 0.04, brokenLimits: 1 },
  { set: 'fourteenth', least: 100, ndcg: 0.9, withoutResult: 0.03, brokenLimits: 0 },
  { set: 'fifteenth', least: 120, ndcg: 0.85, withoutResult: 0.065, brokenLimits: 3 },
  { set: 'sixteenth', least: 110, ndcg: 0.86, withoutResult: 0.03, brokenLimits: 2 },
  { set: 'seventeenth', least: 110, ndcg: 0.91, withoutResult: 0.02, brokenLimits: 1 },
  { set: 'eighteenth', least: 130, ndcg: 0.9, withoutResult: 0.02, brokenLimits: 1 },
  { set: 'nineteenth', least: 100, ndcg: 0.87, withoutResult: 0.06, brokenLimits: 1 },
  { set: 'twentieth', least: 100, ndcg: 0.87, withoutResult: 0.06, brokenLimits: 3 },
  { set: 'twentyfirst', least: 100, ndcg: 0.82, withoutResult: 0.1, brokenLimits: 0 },
  { set: 'twentysecond', least: 120, ndcg: 0.89, withoutResult: 0.03, brokenLimits: 2 },
  { set: 'twentythird', least: 150, ndcg: 0.86, withoutResult: 0.05, brokenLimits: 0 },
  { set: 'twentyfourth', least: 130, ndcg: 0.9, withoutResult: 0.01, brokenLimits: 0 },
  { set: 'twentyfifth', least: 110, ndcg: 0.91, withoutResult: 0.025, brokenLimits: 0 },
  { set: 'twentysixth', least: 140, ndcg: 0.86, withoutResult: 0.06, brokenLimits: 1 },
  { set: 'twentyseventh', least: 120, ndcg: 0.87, withoutResult: 0.03, brokenLimits: 0 },
  { set: 'twentyeighth', least: 120, ndcg: 0.89, withoutResult: 0.025, brokenLimits: 1 },
  { set: 'twentyninth', least: 110, ndcg: 0.85, withoutResult: 0.065, brokenLimits: 0 },
  { set: 'thirtieth', least: 120, ndcg: 0.82, withoutResult: 0.05, brokenLimits: 0 },
] as const;
/** Of what people add to a subject, so much may have no answer in the catalogue. */
const MAX_UNANSWERABLE = 0.2;
const isPlain = (category: Category): boolean => PLAIN_CATEGORIES.some(name => name === category);

describe('the judged set', () => {
  it('has at least 300 different queries, about half of them held back', () => {
    const queries = readJudgedSet();
    expect(new Set(queries.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(queries.filter(({ category }) => !isPlain(category)).length).toBeGreaterThanOrEqual(150);
    const held = queries.filter(({ half }) => half === 'held').length / queries.length;
    expect(held).toBeGreaterThan(0.4);
    expect(held).toBeLessThan(0.6);
  });

  it('has later sets that lose no query, none of them in an earlier one', () => {
    const keyOf = ({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`;
    const seen = new Set(readJudgedSet('first').map(keyOf));
    for (const { set, least } of LATER_FLOORS) {
      const keys = readJudgedSet(set).map(keyOf);
      expect(keys.length).toBeGreaterThanOrEqual(least);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter(key => seen.has(key))).toEqual([]);
      for (const key of keys) seen.add(key);
    }
  });
});

describe('answers to the judged set', () => {
  it('stay above the floor on both halves, and nearly every query means something in the catalogue', async () => {
    const answers = await answerJudgedSet();
    const plain = answers.filter(({ query }) => isPlain(query.category));
    expect(plain.filter(({ ndcg }) => ndcg === null).length).toBeLessThanOrEqual(3);
    const said = answers.filter(({ query }) => !isPlain(query.category));
    expect(said.filter(({ ndcg }) => ndcg === null).length / said.length).toBeLessThan(MAX_UNANSWERABLE);
    for (const half of ['tuning', 'held'] as const) {
      for (const [some, floor] of [
        [plain, FLOOR],
        [said, SAID_FLOOR],
      ] as const) {
        const { ndcg, withoutResult } = relevanceOf(some.filter(({ query }) => query.half === half));
        expect(ndcg).toBeGreaterThanOrEqual(floor.ndcg);
        expect(withoutResult).toBeLessThanOrEqual(floor.withoutResult);
      }
    }
  });
});

describe.each(LATER_FLOORS)('answers to the $set set', floor => {
  it('stay above the floor on both halves, and break hardly a limit', async () => {
    const answers = await answerJudgedSet(undefined, floor.set);
    for (const half of new Set(answers.map(({ query }) => query.half))) {
      const own = answers.filter(({ query }) => query.half === half);
      const { ndcg, withoutResult } = relevanceOf(own);
      expect(ndcg).toBeGreaterThanOrEqual(floor.ndcg);
      expect(withoutResult).toBeLessThanOrEqual(floor.withoutResult);
      expect(own.filter(({ breaksLimit }) => breaksLimit).length).toBeLessThanOrEqual(floor.brokenLimits);
    }
  });
});

describe('over the starter catalogue', () => {
  let index: SearchIndex;
  let service: SearchService;
  beforeAll(async () => {
    ({ index } = await starterIndex());
    service = createSearchService({ holder: holderOf(index) });
  });
  const search = (kind: KindIndex, text: string, size = 50) => {
    const { docs, total, ...rest } = runQuery(kind, {
      text,
      filters: [],
      sort: 'BEST_MATCH',
      page: { number: 1, size },
      facets: [],
    });
    const names = docs.map(doc => stringAt(kind.labels, kind.labelOf[doc] ?? 0));
    return { names, slugs: docs.map(doc => stringAt(kind.slugs, doc)), total, ...rest };
  };

  it.each([
    ['bác sĩ', /law/i],
    ['thú y', /systems/i],
    ['y khoa', /tourism/i],
    ['hoi hoa', /business|social|management/i],
    ['kinh doanh quoc te', /comput|nursing|engineering/i],
    ['MBA', /bachelor/i],
    ['BBA', /master/i],
    ['triết học', /chemistry|computer/i],
  ])('%s finds no program like %s', (text, junk) => {
    const { names } = search(index.programs, text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(name => junk.test(name))).toEqual([]);
  });

  it('Mỹ finds institutions of the United States only, for a true reason', () => {
    const { total, slugs, reasons } = search(index.institutions, 'Mỹ');
    expect(slugs).not.toContain('glasgow-school-of-art');
    expect(total).toBe(search(index.institutions, 'United States').total);
    expect(reasons.flat()).not.toContain('EXACT_NAME');
    expect(reasons.flat()).not.toContain('NAME');
  });

  it('TU Berlin finds the technical university, not the free one', () => {
    expect(search(index.institutions, 'TU Berlin').slugs).toEqual(['technische-universitat-berlin']);
  });

  it('a word for a place does not push titles back', () => {
    expect(search(index.programs, 'hospitality management canada', 2).names.join()).toMatch(
      /hospitality.*hospitality/i,
    );
  });

  it.each([
    ['cambrige', 'university-of-cambridge'],
    ['melborne university', 'university-of-melbourne'],
    ['dai hoc ky thuat berlin', 'technische-universitat-berlin'],
    ['ANU', 'australian-national-university'],
    ['univ of mel', 'university-of-melbourne'],
    ['dh melb', 'university-of-melbourne'],
    ['mel', 'university-of-melbourne'],
    ['melbourne univer', 'university-of-melbourne'],
    ['western syd', 'western-sydney-university'],
  ])('%s finds %s first', (text, slug) => expect(search(index.institutions, text).slugs[0]).toBe(slug));

  it.each([
    ['dieu duongx', /nursing/i, ['điều dưỡng']],
    ['phamarcy', /pharmacy/i, ['pharmacy']],
    ['cong nge thong tin', /information technolog|\bIT\b/i, ['công nghệ thông tin']],
    ['mater data science', /data science/i, []],
  ])('%s is mended', (text, title, corrected) => {
    const answer = search(index.programs, text, 3);
    // What follows the subject itself is what follows it when it is spelled well.
    const isOwn = (place: number): boolean => !answer.reasons[place]?.includes('RELATED_SUBJECT');
    expect(answer.names.every((name, place) => title.test(name) === isOwn(place))).toBe(true);
    expect(answer.slugs).toEqual(search(index.programs, corrected[0] ?? text, 3).slugs);
    expect(answer.corrections.map(one => one.corrected)).toEqual(corrected);
    expect(answer.reasons[0]?.[0]).toBe('TYPO_CORRECTED');
  });

  it('finds programs by their language, scholarships by kind, level and nationality, schools by what they teach', () => {
    expect(search(index.programs, 'tiếng Đức').total).toBeGreaterThan(5);
    expect(search(index.programs, 'tiếng Đức').total).toBeLessThan(30);
    for (const text of ['hoc bong toan phan', 'học bổng thạc sĩ anh', 'học bổng cho sinh viên Việt Nam'])
      expect(search(index.scholarships, text).droppedWords).toEqual([]);
    const { slugs, droppedWords } = search(index.institutions, 'cong nghe thong tin uc');
    expect(droppedWords).toEqual([]);
    expect(slugs).toContain('monash-university');
  });

  it('finds the same with both spellings of a tone mark, with full-width letters and invisible characters', () => {
    for (const [one, other] of [
      ['khoẻ', 'khỏe'],
      ['ｃｏｍｐｕｔｅｒ ｓｃｉｅｎｃｅ', 'computer science'],
      ['com\u200bputer sci\u00adence', 'computer science'],
    ] as const) {
      expect(search(index.programs, one).total).toBeGreaterThan(0);
      expect(search(index.programs, one)).toEqual(search(index.programs, other));
    }
  });

  it('finds programming for C++, and nothing for punctuation alone', () => {
    expect(search(index.programs, 'C++').names.join()).toMatch(/software|programming/i);
    expect(search(index.programs, '🎓').total).toBe(0);
  });

  it('leaves out the words that nobody knows and says which, but never the place, the school or the subject', () => {
    expect(search(index.programs, 'computer science xyzzyq').droppedWords).toEqual(['xyzzyq']);
    expect(search(index.programs, 'cơ khí munich')).toMatchObject({ total: 0, droppedWords: [] });
  });

  it('finds artificial intelligence and no other computing, economics and no other business, data for big data', () => {
    expect(search(index.programs, 'trí tuệ nhân tạo').total).toBeLessThan(40);
    expect(search(index.programs, 'kinh te').total).toBeLessThan(60);
    expect(search(index.programs, 'big data').names.join()).toMatch(/data/i);
  });

  it.each([
    'trí tuệ nhân tạo',
    'tri tue nhan tao',
    'đại học melbourne',
    'kinh doanh quốc tế',
    'điều dưỡng',
    'computer science',
    'học bổng toàn phần',
    'luật london',
  ])('suggestions for %s never vanish while it is typed', text => {
    for (let length = 2; length <= text.length; length++)
      expect([text.slice(0, length), service.suggest({ text: text.slice(0, length), limit: 8 }).length]).not.toEqual([
        text.slice(0, length),
        0,
      ]);
  });

  it.each([
    ['dh melbourne', 'university-of-melbourne'],
    ['tri tue nhan', 'edinburgh-artificial-intelligence-bsc-hons'],
    ['hoc bong fulbr', 'fulbright-vietnamese-student-program'],
  ])('%s suggests %s', (text, slug) => {
    expect(service.suggest({ text, limit: 8 }).map(found => found.slug)).toContain(slug);
  });

  it.each(['mel', 'dh melb', 'univ of mel', 'melbourne university'])(
    '%s suggests the University of Melbourne before others in Melbourne',
    text => expect(service.suggest({ text, limit: 8 })[0]?.slug).toBe('university-of-melbourne'),
  );

  it('finds something for nearly every group of the vocabulary, and for all of its phrases or none', () => {
    const found = (text: string) =>
      [index.programs, index.institutions, index.scholarships].some(kind => {
        const { total, droppedWords } = search(kind, text, 1);
        return total > 0 && droppedWords.length === 0;
      });
    // What no document has falls back to the words of each phrase, which need not find the same.
    const kinds = [index.programs, index.institutions, index.scholarships].map(dictionaryOf);
    const isHad = (phrase: string): boolean => kinds.some(({ hasPhrase }) => hasPhrase(keyOfWords(toWords(phrase))));
    const partly = VOCABULARY.filter(phrases => phrases.some(isHad) && !phrases.every(found));
    expect(partly).toEqual([]);
    expect(VOCABULARY.filter(phrases => phrases.every(found)).length).toBeGreaterThanOrEqual(150);
  });

  it('begins the default list with rows of many countries and institutions', () => {
    const { countryOf, institutionOf } = index.programs;
    const docs = runQuery(index.programs, {
      text: '',
      filters: [],
      sort: 'BEST_MATCH',
      page: { number: 1, size: 20 },
      facets: [],
    }).docs;
    const countries = docs.map(doc => countryOf[doc]);
    for (const country of new Set(countries))
      expect(countries.filter(other => other === country).length).toBeLessThanOrEqual(6);
    const inARow = docs.filter(
      (doc, place) =>
        docs.slice(place, place + 4).every(other => institutionOf[other] === institutionOf[doc]) &&
        place + 4 <= docs.length,
    );
    expect(inARow).toEqual([]);
  });
});
