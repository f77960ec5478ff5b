import { acceptedEnglish, type OfLevels } from './englishMinimums.rules.js';

type Minimum = { readonly test: 'IELTS' | 'TOEFL_IBT' | 'PTE'; readonly overall: number } & OfLevels;
const ielts = (overall: number): Minimum => ({ test: 'IELTS', overall });
const toefl: Minimum = { test: 'TOEFL_IBT', overall: 79 };
const pte: Minimum = { test: 'PTE', overall: 58 };
const program = { level: 'GRADUATE' as const, languages: ['en'], englishMinimums: [] };
const institution = { englishMinimums: [ielts(6.5), toefl, pte] };

describe('the minimums of English of a program', () => {
  it('are those of its institution where it is taught in English and states nothing of it', () => {
    expect(acceptedEnglish(program, institution)).toEqual(institution.englishMinimums);
    expect(acceptedEnglish({ ...program, languages: ['de', 'en'] }, institution)).toEqual(institution.englishMinimums);
    expect(acceptedEnglish({ ...program, languages: ['de'] }, institution)).toEqual([]);
  });

  it('are none where it states a level of English instead, but not where it states one of another language', () => {
    const atLevel = (language: string) => ({ ...program, languageLevels: [{ language }] });
    expect(acceptedEnglish(atLevel('en'), institution)).toEqual([]);
    expect(acceptedEnglish(atLevel('de'), institution)).toEqual(institution.englishMinimums);
    expect(acceptedEnglish({ ...atLevel('en'), englishMinimums: [pte] }, { englishMinimums: [] })).toEqual([pte]);
  });

  it('are its own, with the other tests of an institution that agrees with it on every test that both name', () => {
    const of = (...englishMinimums: Minimum[]) => acceptedEnglish({ ...program, englishMinimums }, institution);
    expect(of(ielts(6.5))).toEqual([ielts(6.5), toefl, pte]);
    expect(of(ielts(7))).toEqual([ielts(7)]);
    expect(of(ielts(6.5), { ...toefl, overall: 90 })).toEqual([ielts(6.5), { ...toefl, overall: 90 }]);
    expect(acceptedEnglish({ ...program, englishMinimums: [toefl] }, { englishMinimums: [ielts(6)] })).toEqual([toefl]);
    expect(acceptedEnglish({ ...program, languages: ['de'], englishMinimums: [ielts(6.5)] }, institution)).toEqual([
      ielts(6.5),
    ]);
  });

  describe('whose institution names the levels that its minimums are of', () => {
    const undergraduate = { ...ielts(6), levels: ['UNDERGRADUATE'] as const };
    const graduate = { ...toefl, levels: ['GRADUATE', 'POSTGRADUATE'] as const };
    const research = { ...pte, levels: ['POSTGRADUATE'] as const };
    const ofAll: Minimum = { test: 'IELTS', overall: 6.5 };
    const general = [undergraduate, graduate, research];
    it.each([
      ['UNDERGRADUATE', [undergraduate]],
      ['GRADUATE', [graduate]],
      ['POSTGRADUATE', [graduate, research]],
      [null, []],
    ] as const)('are those of its level: %s', (level, expected) => {
      expect(acceptedEnglish<Minimum>({ ...program, level }, { englishMinimums: general })).toEqual(expected);
      expect(acceptedEnglish<Minimum>({ ...program, level }, { englishMinimums: [ofAll, ...general] })).toEqual([
        ofAll,
        ...expected,
      ]);
    });

    it('neither agree with nor add to its own where they are of another level', () => {
      const of = (level: 'UNDERGRADUATE' | 'GRADUATE', englishMinimums: Minimum[]) =>
        acceptedEnglish<Minimum>({ ...program, level, englishMinimums }, { englishMinimums: [undergraduate, pte] });
      expect(of('UNDERGRADUATE', [ielts(6)])).toEqual([ielts(6), pte]);
      expect(of('GRADUATE', [ielts(6)])).toEqual([ielts(6)]);
      expect(of('UNDERGRADUATE', [ielts(7), pte])).toEqual([ielts(7), pte]);
    });
  });
});
