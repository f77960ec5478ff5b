import { buildFact, buildSource } from '../../testing/facts';
import { type Whole, whole } from '../../testing/whole';
import { languagesOf, requirementsOf } from './requirementsOf';
import type { LanguagesOf_ProgramFragment, RequirementsOf_ProgramFragment } from './requirementsOf.gql';

type Admission = Whole<RequirementsOf_ProgramFragment>;
type Languages = Whole<LanguagesOf_ProgramFragment>;
type Level = 'UNDERGRADUATE' | 'GRADUATE';

const ADDRESS = 'https://example.edu/admission';
const fact = (url = ADDRESS) =>
  buildFact({ asOf: null, source: buildSource({ id: 'page', name: 'Page', url, kind: 'OFFICIAL_PAGE' }) });
const text = (vi: string, level: Level | null = null, url = ADDRESS) => ({
  level,
  text: { vi, en: vi },
  ...fact(url),
});
const gpa = (value: number, level: Level | null = null) => ({ value, scale: 'TEN' as const, level, ...fact() });
const admission = (changes: Partial<Admission> = {}) =>
  whole<RequirementsOf_ProgramFragment>({
    level: 'UNDERGRADUATE',
    minimumGpa: null,
    admissionRequirements: [text('of the program')],
    diplomaRules: [],
    institution: { id: 'i', minimumGpas: [], admissionRequirements: [] },
    ...changes,
  });
const textsOf = (items: readonly { readonly text: { readonly vi: string } }[]) => items.map(({ text: { vi } }) => vi);

describe('what a program asks for', () => {
  it('stands together with what its institution asks for the same level', () => {
    const { averages, requirements } = requirementsOf(
      admission({
        minimumGpa: gpa(8),
        institution: {
          id: 'i',
          minimumGpas: [gpa(7), gpa(7.5, 'UNDERGRADUATE'), gpa(9, 'GRADUATE')],
          admissionRequirements: [text('of all'), text('of masters', 'GRADUATE'), text('of the program')],
        },
      }),
    );
    expect(averages.map(({ value }) => value)).toEqual([8, 7, 7.5]);
    expect(textsOf(requirements)).toEqual(['of the program', 'of all']);
  });

  it('quotes a page once that already states the rule of the country', () => {
    const page = 'https://example.de/thpt';
    const rule = { diploma: 'THPT', answer: 'PATHWAY', need: { vi: 'a year', en: 'a year' }, ...fact(page) } as const;
    const institution = {
      id: 'i',
      minimumGpas: [],
      admissionRequirements: [text('a year first', null, page), text('of all')],
    };
    const withRule = (need: typeof rule.need | null) =>
      textsOf(requirementsOf(admission({ diplomaRules: [{ ...rule, need }], institution })).requirements);
    expect(withRule(rule.need)).toEqual(['of the program', 'of all']);
    expect(withRule(null)).toEqual(['of the program', 'a year first', 'of all']);
  });
});

describe('languages', () => {
  it('are those that hold for the program, the general ones of its institution told apart', () => {
    const minimum = (test: 'IELTS' | 'TOEFL_IBT', overall: number) => ({
      test,
      overall,
      levels: null,
      listening: null,
      reading: null,
      writing: null,
      speaking: null,
      ...fact(),
    });
    const [ielts, toefl] = [minimum('IELTS', 6.5), minimum('TOEFL_IBT', 79)];
    const of = (changes: Partial<Languages>) =>
      languagesOf(
        whole<LanguagesOf_ProgramFragment>({
          languageLevels: [],
          englishMinimums: [],
          acceptedEnglish: [],
          ...changes,
        }),
      );
    expect(of({ acceptedEnglish: [ielts, toefl] })).toMatchObject({
      minimums: [ielts, toefl],
      general: [ielts, toefl],
    });
    expect(of({ englishMinimums: [ielts], acceptedEnglish: [ielts, toefl] })).toMatchObject({ general: [toefl] });
    expect(of({ englishMinimums: [ielts], acceptedEnglish: [ielts] })).toMatchObject({ general: [] });
    expect(of({ languageLevels: [{ language: 'en', level: 'B2', ...fact() }] })).toMatchObject({ hasOthers: false });
  });
});
