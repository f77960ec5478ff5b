/** What a program and its institution ask for together. */
import { askedOf, englishMinimumsOf } from './asked.rules.js';

const isThirdParty = ({ source }: { readonly source?: string | undefined }) => source === 'guide';
const program = {
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  title: 'Bachelor of Arts',
  field: 'HUMANITIES',
  languages: ['en'],
  englishMinimums: [],
} as const;
const ielts = { test: 'IELTS', overall: 6.5 } as const;
const toefl = { test: 'TOEFL_IBT', overall: 79 } as const;

describe('minimums of English', () => {
  type Own = Omit<Parameters<typeof englishMinimumsOf>[0], 'languages' | 'level'>;
  const minimumsOf = (own: Own, general: (typeof ielts | typeof toefl)[]) =>
    englishMinimumsOf({ level: 'GRADUATE', languages: ['en'], ...own }, { englishMinimums: general }, isThirdParty).map(
      ({ test, overall }) => [test, overall],
    );

  it('are those of the institution where the program names none, and never where it names a level', () => {
    expect(minimumsOf({ englishMinimums: [] }, [ielts, toefl])).toEqual([
      ['IELTS', 6.5],
      ['TOEFL_IBT', 79],
    ]);
    const languageLevels = [{ language: 'en', level: 'B2' as const }];
    expect(minimumsOf({ englishMinimums: [], languageLevels }, [ielts])).toEqual([]);
  });

  it('are those of the program, with other tests of an institution that agrees with it', () => {
    expect(minimumsOf({ englishMinimums: [ielts] }, [ielts, toefl])).toEqual([
      ['IELTS', 6.5],
      ['TOEFL_IBT', 79],
    ]);
    expect(minimumsOf({ englishMinimums: [{ ...ielts, overall: 7 }] }, [ielts, toefl])).toEqual([['IELTS', 7]]);
    expect(minimumsOf({ englishMinimums: [toefl] }, [ielts])).toEqual([['TOEFL_IBT', 79]]);
  });

  it('take the sections of the institution where the program names none and asks for no less', () => {
    const general = [{ ...ielts, writing: 6, source: 'guide' }];
    const of = (own: object, levels?: readonly ['UNDERGRADUATE']) =>
      englishMinimumsOf(
        { level: 'GRADUATE', languages: ['en'], englishMinimums: [{ ...ielts, ...own }] },
        { englishMinimums: general.map(minimum => ({ ...minimum, levels })) },
        isThirdParty,
      );
    expect(of({})).toEqual([{ ...ielts, writing: 6, isThirdParty: true }]);
    expect(of({ writing: 5.5 })).toEqual([{ ...ielts, writing: 5.5, isThirdParty: false }]);
    expect(of({ overall: 6 })).toEqual([{ ...ielts, overall: 6, isThirdParty: false }]);
    expect(of({}, ['UNDERGRADUATE'])).toEqual([{ ...ielts, isThirdParty: false }]);
  });
});

describe('minimum averages', () => {
  const averagesOf = (institution: object, own: object = {}) =>
    askedOf(
      { ...program, ...own },
      { englishMinimums: [], ...institution },
      { isThirdParty, diplomaEntries: [] },
    ).minimumAverages.map(({ value, isThirdParty: isRepeated }) => [value, isRepeated]);
  const ofAll = { value: 7, scale: 'TEN', source: 'page' } as const;
  const ofLevel = { value: 7.5, scale: 'TEN', level: 'UNDERGRADUATE', source: 'guide' } as const;
  const ofGraduates = { ...ofLevel, value: 9, level: 'GRADUATE' } as const;

  it('are those of the program and of the institution, which says most exactly what it asks of the level', () => {
    expect(averagesOf({ minimumGpas: [ofAll, ofGraduates] })).toEqual([[7, false]]);
    expect(averagesOf({ minimumGpas: [ofAll, ofLevel] }, { minimumGpa: { value: 8, scale: 'TEN' } })).toEqual([
      [8, false],
      [7.5, true],
    ]);
    expect(averagesOf({})).toEqual([]);
  });
});
