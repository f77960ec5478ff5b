import { languagesOf, requirementsOf } from './requirementsOf';

type Admission = Parameters<typeof requirementsOf>[0];

const source = { name: 'Page', url: 'https://example.edu/admission' };
const text = (vi: string, level: 'UNDERGRADUATE' | 'GRADUATE' | null = null, url = source.url) => ({
  level,
  text: { vi, en: vi },
  source: { ...source, url },
});
const gpa = (value: number, level: 'UNDERGRADUATE' | 'GRADUATE' | null = null) => ({ value, scale: 'TEN', level });
const admission = (changes: object = {}) =>
  ({
    level: 'UNDERGRADUATE',
    minimumGpa: null,
    admissionRequirements: [text('of the program')],
    diplomaRules: [],
    institution: { minimumGpas: [], admissionRequirements: [] },
    ...changes,
  }) as unknown as Admission;
const textsOf = (items: readonly { readonly text: { readonly vi: string } }[]) => items.map(({ text: { vi } }) => vi);

describe('what a program asks for', () => {
  it('stands together with what its institution asks for the same level', () => {
    const { averages, requirements } = requirementsOf(
      admission({
        minimumGpa: { value: 8, scale: 'TEN' },
        institution: {
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
    const rule = { need: { vi: 'a year', en: 'a year' }, source: { ...source, url: page } };
    const institution = { minimumGpas: [], admissionRequirements: [text('a year first', null, page), text('of all')] };
    const withRule = (need: object | null) =>
      textsOf(requirementsOf(admission({ diplomaRules: [{ ...rule, need }], institution })).requirements);
    expect(withRule(rule.need)).toEqual(['of the program', 'of all']);
    expect(withRule(null)).toEqual(['of the program', 'a year first', 'of all']);
  });
});

describe('languages', () => {
  it('are those of the institution only where the program is taught in English and says nothing of it', () => {
    const minimum = [{ test: 'IELTS', overall: 6.5 }];
    const of = (changes: object) =>
      languagesOf({
        languages: ['en'],
        languageLevels: [],
        englishMinimums: [],
        institution: { englishMinimums: minimum },
        ...changes,
      } as unknown as Parameters<typeof languagesOf>[0]);
    expect(of({})).toMatchObject({ minimums: minimum, isOfInstitution: true });
    expect(of({ languages: ['de'] })).toMatchObject({ minimums: [], isOfInstitution: false });
    expect(of({ languageLevels: [{ language: 'en', level: 'B2' }] })).toMatchObject({ minimums: [] });
  });
});
