import fc from 'fast-check';
import { ACTIVITIES } from './assessments.activities.values.js';
import { MAJORS } from './assessments.majors.values.js';
import { interestProfileOf, isInterestCode, majorsFor, matchOfCodes } from './assessments.riasec.rules.js';
import { areChoicesOf, firstUnanswered, isQuestionOf, questionCountOf } from './assessments.rules.js';
import {
  ACTIVITIES_OF_TYPE,
  ASSESSMENT_IDS,
  FLAT_BELOW,
  INTEREST_MAXIMUM,
  INTEREST_TYPES,
  type InterestType,
  INVENTED_WORDS_OF_LEVEL,
  LETTER_OF_TYPE,
  MATCH_MAXIMUM,
  PAGES_OF_LEVEL,
  REAL_WORDS_OF_LEVEL,
  WORDS_ON_PAGE,
} from './assessments.values.js';
import { vocabularyProfileOf } from './assessments.vocabulary.rules.js';
import { INVENTED_WORDS, WORD_PAGES } from './assessments.words.values.js';
import { FIELDS_OF_STUDY } from './catalogue.values.js';

/** Eight ratings of each type; 1 for types that are left out. */
const ratingsOf = (byType: Partial<Record<InterestType, readonly number[]>>): number[] =>
  ACTIVITIES.map(({ type }, number) => byType[type]?.[Math.floor(number / INTEREST_TYPES.length)] ?? 1);
const eight = (rating: number): number[] => Array.from({ length: ACTIVITIES_OF_TYPE }, () => rating);

describe('the activities', () => {
  it('are 48, eight of each type, asked in the order R, I, A, S, E, C again and again', () => {
    expect(ACTIVITIES.map(({ type }) => LETTER_OF_TYPE[type]).join('')).toBe('RIASEC'.repeat(ACTIVITIES_OF_TYPE));
  });

  it('are each there once, in both languages', () => {
    for (const language of ['vi', 'en'] as const)
      expect(new Set(ACTIVITIES.map(({ text }) => text[language].toLowerCase())).size).toBe(48);
  });
});

describe('the profile of interests', () => {
  it('scores each type by its sum less eight', () => {
    const { scores } = interestProfileOf(ratingsOf({ SOCIAL: eight(5), ARTISTIC: [5, 4, 3, 2, 1, 1, 1, 1] }));
    expect(scores.slice(0, 3)).toEqual([
      { type: 'SOCIAL', score: 32 },
      { type: 'ARTISTIC', score: 10 },
      { type: 'REALISTIC', score: 0 },
    ]);
  });

  it('takes the three strongest types as the code', () => {
    expect(
      interestProfileOf(ratingsOf({ CONVENTIONAL: eight(5), ENTERPRISING: eight(4), REALISTIC: eight(3) })).code,
    ).toBe('CER');
  });

  it('puts the type with more fives first when two are equal', () => {
    const [threes, oneAndFives] = [eight(3), [5, 1, 5, 1, 5, 1, 5, 1]];
    expect(interestProfileOf(ratingsOf({ REALISTIC: threes, CONVENTIONAL: oneAndFives })).code?.slice(0, 2)).toBe('CR');
  });

  it('goes by the order R, I, A, S, E, C when the fives are equal too', () => {
    const profile = interestProfileOf(
      ratingsOf({ CONVENTIONAL: eight(4), ENTERPRISING: eight(4), INVESTIGATIVE: eight(4) }),
    );
    expect(profile.code).toBe('IEC');
  });

  it('is not differentiated when highest and lowest are less than four apart', () => {
    expect(interestProfileOf(ratingsOf({})).code).toBeNull();
    expect(interestProfileOf(ACTIVITIES.map(() => 5)).code).toBeNull();
    expect(interestProfileOf(ratingsOf({ SOCIAL: [4] })).code).toBeNull();
    expect(interestProfileOf(ratingsOf({ SOCIAL: [5] })).code).toBe('SRI');
  });

  it('always holds every type once, strongest first, within its bounds, and a code exactly when it is not flat', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 48, maxLength: 48 });
    fc.assert(
      fc.property(ratings, choices => {
        const { scores, code } = interestProfileOf(choices);
        expect(new Set(scores.map(({ type }) => type))).toEqual(new Set(INTEREST_TYPES));
        expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score).toSorted((a, b) => b - a));
        expect(scores.every(({ score }) => score >= 0 && score <= INTEREST_MAXIMUM)).toBe(true);
        expect(scores.reduce((sum, { score }) => sum + score, 0)).toBe(choices.reduce((sum, one) => sum + one, 0) - 48);
        const spread = Math.max(...scores.map(({ score }) => score)) - Math.min(...scores.map(({ score }) => score));
        expect(code === null).toBe(spread < FLAT_BELOW);
        expect(code === null || isInterestCode(code)).toBe(true);
      }),
    );
  });

  it('never ranks a type lower because one of its activities was rated higher', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 48, maxLength: 48 });
    fc.assert(
      fc.property(ratings, fc.integer({ min: 0, max: 47 }), (choices, place) => {
        const type = ACTIVITIES[place]?.type;
        const rankIn = (of: readonly number[]): number =>
          interestProfileOf(of).scores.findIndex(score => score.type === type);
        expect(rankIn(choices.map((rating, at) => (at === place ? rating + 1 : rating)))).toBeLessThanOrEqual(
          rankIn(choices),
        );
      }),
    );
  });
});

describe('majors', () => {
  it('have codes of three different letters, fields of the catalogue and ids of their own', () => {
    expect(MAJORS.filter(({ code }) => !isInterestCode(code))).toEqual([]);
    expect(new Set(MAJORS.map(({ id }) => id)).size).toBe(MAJORS.length);
    // Programs that belong to no one field have no interest of their own.
    expect(new Set(MAJORS.map(({ field }) => field))).toEqual(
      new Set(FIELDS_OF_STUDY.filter(field => field !== 'INTERDISCIPLINARY')),
    );
  });

  it.each([
    ['RIC', 'RIC', 14],
    ['RIC', 'IRC', 13],
    ['RIC', 'CIR', 10],
    ['RIC', 'RSE', 9],
    ['RIC', 'ASE', 0],
  ])('match %s and %s by %i of 14', (own, other, match) => {
    expect(matchOfCodes(own, other)).toBe(match);
    expect(matchOfCodes(other, own)).toBe(match);
  });

  it('match at most by 14, and by that only with the same code', () => {
    const letters = Object.values(LETTER_OF_TYPE);
    const code = fc
      .uniqueArray(fc.constantFrom(...letters), { minLength: 3, maxLength: 3 })
      .map(three => three.join(''));
    fc.assert(
      fc.property(code, code, (own, other) => {
        const match = matchOfCodes(own, other);
        expect(match).toBeGreaterThanOrEqual(0);
        expect(match === MATCH_MAXIMUM).toBe(own === other);
      }),
    );
  });

  it('are listed best match first', () => {
    const matches = majorsFor('SAE');
    expect(matches[0]?.major.id).toBe('education');
    expect(matches.map(({ match }) => match)).toEqual(matches.map(({ match }) => match).toSorted((a, b) => b - a));
    expect(matches).toHaveLength(MAJORS.length);
  });
});

describe('the words', () => {
  it('are three levels of 20 real and 10 invented ones, in pages of ten, each word once', () => {
    expect(WORD_PAGES.every(({ words }) => words.length === WORDS_ON_PAGE)).toBe(true);
    for (const level of [1, 2, 3]) {
      const pages = WORD_PAGES.filter(page => page.level === level);
      const words = pages.flatMap(page => page.words);
      expect(pages).toHaveLength(PAGES_OF_LEVEL);
      expect(words.filter(word => INVENTED_WORDS.has(word))).toHaveLength(INVENTED_WORDS_OF_LEVEL);
      expect(words.filter(word => !INVENTED_WORDS.has(word))).toHaveLength(REAL_WORDS_OF_LEVEL);
    }
    expect(new Set(WORD_PAGES.flatMap(({ words }) => words)).size).toBe(90);
    expect(INVENTED_WORDS.size).toBe(30);
  });
});

/** Places of the words of each page that `isTicked` picks. */
const tick = (isTicked: (word: string, level: number) => boolean): number[][] =>
  WORD_PAGES.map(({ level, words }) => words.flatMap((word, place) => (isTicked(word, level) ? [place] : [])));
const isReal = (word: string): boolean => !INVENTED_WORDS.has(word);
/** The first real and the first invented words of a level. */
const some = (wanted: number, real: number, invented: number): number[][] => {
  const words = WORD_PAGES.filter(({ level }) => level === wanted).flatMap(page => page.words);
  const chosen = new Set([
    ...words.filter(isReal).slice(0, real),
    ...words.filter(word => !isReal(word)).slice(0, invented),
  ]);
  return tick(word => chosen.has(word));
};

describe('the profile of words', () => {
  it('gives nothing for ticking everything, and nothing for ticking nothing', () => {
    for (const all of [true, false]) {
      const { levels, hint } = vocabularyProfileOf(tick(() => all));
      expect(levels.map(({ score, isPassed }) => [score, isPassed])).toEqual([
        [0, false],
        [0, false],
        [0, false],
      ]);
      expect(hint).toBeNull();
    }
  });

  it('adds one for a real word, takes two for an invented one, and never goes below 0', () => {
    expect(vocabularyProfileOf(some(1, 19, 2)).levels[0]).toEqual({
      level: 1,
      known: 19,
      invented: 2,
      score: 15,
      isPassed: true,
    });
    expect(vocabularyProfileOf(some(2, 3, 2)).levels[1]?.score).toBe(0);
  });

  it.each([
    [15, 0, true],
    [14, 0, false],
    [17, 1, true],
    [16, 1, false],
    [20, 3, false],
  ])('passes a level from 15 of 20: %i real and %i invented words, %s', (real, invented, isPassed) => {
    expect(vocabularyProfileOf(some(3, real, invented)).levels[2]?.isPassed).toBe(isPassed);
  });

  it.each([
    [[1], 'A2'],
    [[1, 2], 'B1'],
    [[1, 2, 3], 'B2'],
    [[1, 3], 'A2'],
    [[2, 3], null],
    [[], null],
  ])('levels %j point to %s', (known, hint) => {
    expect(vocabularyProfileOf(tick((word, level) => isReal(word) && known.includes(level))).hint).toBe(hint);
  });

  it('never gets better by ticking one invented word more', () => {
    const ticks = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 9 })), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(ticks, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 9 }), (choices, page, place) => {
        const word = WORD_PAGES[page]?.words[place] ?? '';
        fc.pre(INVENTED_WORDS.has(word) && !choices[page]?.includes(place));
        const more = choices.map((places, at) => (at === page ? [...places, place] : places));
        const scores = (of: number[][]): number[] => vocabularyProfileOf(of).levels.map(({ score }) => score);
        scores(more).forEach((score, level) => expect(score).toBeLessThanOrEqual(scores(choices)[level] ?? 0));
        expect(scores(choices).every(score => score >= 0 && score <= REAL_WORDS_OF_LEVEL)).toBe(true);
      }),
    );
  });
});

describe('answers', () => {
  it('belong to questions from 1 to the last', () => {
    expect(ASSESSMENT_IDS.map(questionCountOf)).toEqual([48, 9]);
    for (const [question, isOne] of [
      [0, false],
      [1, true],
      [48, true],
      [49, false],
      [1.5, false],
      [Number.NaN, false],
    ] as const)
      expect(isQuestionOf('career-riasec', question)).toBe(isOne);
  });

  it('are one rating of an activity', () => {
    for (const good of [[1], [5]]) expect(areChoicesOf('career-riasec', good)).toBe(true);
    for (const bad of [[], [0], [6], [2.5], [1, 2]]) expect(areChoicesOf('career-riasec', bad)).toBe(false);
  });

  it('are any words of a page, each once', () => {
    for (const good of [[], [0], [9, 3], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
      expect(areChoicesOf('english-vocab-check', good)).toBe(true);
    for (const bad of [[10], [-1], [3, 3], [0.5]]) expect(areChoicesOf('english-vocab-check', bad)).toBe(false);
  });

  it('leave the first question without one as the next', () => {
    expect(firstUnanswered('english-vocab-check', () => false)).toBe(1);
    expect(firstUnanswered('english-vocab-check', question => question !== 4)).toBe(4);
    expect(firstUnanswered('english-vocab-check', () => true)).toBeNull();
  });
});
