import { acceptedEnglish } from './englishMinimums.rules.js';

type Minimum = { readonly test: 'IELTS' | 'TOEFL_IBT' | 'PTE'; readonly overall: number };
const ielts = (overall: number): Minimum => ({ test: 'IELTS', overall });
const toefl: Minimum = { test: 'TOEFL_IBT', overall: 79 };
const pte: Minimum = { test: 'PTE', overall: 58 };
const program = { languages: ['en'], englishMinimums: [] };
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
    expect(acceptedEnglish({ languages: ['de'], englishMinimums: [ielts(6.5)] }, institution)).toEqual([ielts(6.5)]);
  });
});
