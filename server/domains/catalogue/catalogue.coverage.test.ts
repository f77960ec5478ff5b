import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { coverageOf, coverageTable, kindsOf, kindTable } from './catalogue.coverage.js';

const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const listed = { source: 'list', checkedOn: '2026-11-01' };
const institution = buildInstitution({
  destination: 'IE',
  englishMinimums: [{ test: 'IELTS', overall: 6, ...listed }],
});
const starter = {
  sources: [testSource, { id: 'list', name: 'A list', kind: 'THIRD_PARTY' as const }],
  institutions: [institution],
  programs: [
    buildProgram(institution.slug, {
      intakes: [{ year: 2027, month: 9, isRecurring: true, isCountryUsual: true, ...listed }],
      englishMinimums: [{ test: 'IELTS', overall: 6.5, ...fact }],
    }),
    buildProgram(institution.slug, { firstYearTuition: undefined }),
  ],
};

describe('coverage of the catalogue', () => {
  const rowOf = (name: string) =>
    coverageOf(starter).find(({ destination, fact: row }) => destination === 'IE' && row === name);

  it('counts known facts by country and kind of source', () => {
    expect(rowOf('first-year tuition')).toEqual({
      destination: 'IE',
      programs: 2,
      fact: 'first-year tuition',
      known: 1,
      byKind: { REGISTER: 1, OFFICIAL_PAGE: 0, COPY: 0, THIRD_PARTY: 0 },
    });
  });

  it('counts a minimum of the institution where the program has none of its own', () => {
    expect(rowOf('language minimum')?.byKind).toEqual({ REGISTER: 1, OFFICIAL_PAGE: 0, COPY: 0, THIRD_PARTY: 1 });
  });

  it('counts a level of a language of instruction, and no English of the institution for a program in another language', () => {
    const german = buildProgram(institution.slug, { languages: ['de'] });
    const atLevel = { ...german, languageLevels: [{ language: 'de', level: 'C1' as const, ...fact }] };
    const inEnglish = { ...german, languageLevels: [{ language: 'en', level: 'B2' as const, ...fact }] };
    const known = (programs: (typeof german)[]) =>
      coverageOf({ ...starter, programs }).find(row => row.destination === 'IE' && row.fact === 'language minimum')
        ?.known;
    expect([known([german]), known([atLevel]), known([inEnglish])]).toEqual([0, 1, 0]);
  });

  it('counts a minimum of English of the institution only at the level of the program', () => {
    const known = (levels?: ('GRADUATE' | 'UNDERGRADUATE')[]) =>
      coverageOf({
        ...starter,
        institutions: [{ ...institution, englishMinimums: [{ test: 'IELTS', overall: 6, levels, ...fact }] }],
        programs: [buildProgram(institution.slug, { englishMinimums: [], level: 'GRADUATE', award: 'MASTER' })],
      }).find(row => row.destination === 'IE' && row.fact === 'language minimum')?.known;
    expect([known(), known(['GRADUATE']), known(['UNDERGRADUATE'])]).toEqual([1, 1, 0]);
  });

  it('counts a requirement of the institution only at the level of the program', () => {
    const text = { vi: 'Bằng trung học.', en: 'A school certificate.' };
    const requirement = (level?: 'GRADUATE' | 'UNDERGRADUATE') => ({
      ...starter,
      institutions: [{ ...institution, admissionRequirements: [{ text, ...(level ? { level } : {}), ...fact }] }],
    });
    const known = (of: ReturnType<typeof requirement>) =>
      coverageOf(of).find(row => row.destination === 'IE' && row.fact === 'entry requirement')?.known;
    expect([known(requirement()), known(requirement('UNDERGRADUATE')), known(requirement('GRADUATE'))]).toEqual([
      2, 2, 0,
    ]);
  });

  it('counts an average that the institution asks for at the level of the program', () => {
    const known = (level: 'GRADUATE' | 'UNDERGRADUATE' | undefined) =>
      coverageOf({
        ...starter,
        institutions: [{ ...institution, minimumGpas: [{ value: 7, scale: 'TEN', level, ...fact }] }],
      }).find(row => row.destination === 'IE' && row.fact === 'minimum average')?.known;
    expect([known(undefined), known('UNDERGRADUATE'), known('GRADUATE')]).toEqual([2, 2, 0]);
  });

  it('counts the address of the institution where the program has no page of its own', () => {
    const institutions = [{ ...institution, website: 'https://example.org' }];
    const rows = coverageOf({ ...starter, institutions }).filter(({ destination }) => destination === 'IE');
    expect(rows.filter(row => /link/.test(row.fact)).map(row => [row.fact, row.known])).toEqual([
      ['program link', 0],
      ['any official link', 2],
    ]);
  });

  it('counts no usual intake of a country as confirmed', () => {
    expect(rowOf('confirmed intake')?.known).toBe(1);
    expect(rowOf('deadline')?.known).toBe(0);
  });

  it('prints a row for each country and fact', () => {
    const table = coverageTable(coverageOf(starter)).split('\n');
    expect(table).toHaveLength(2 + 6 * 12);
    expect(table).toContain('| IE | 2 | first-year tuition | 1 | 50 % | 1 | 0 | 0 | 0 |');
  });
});

describe('kinds of sources', () => {
  it('are counted by the facts that rest on them, of a country and of all', () => {
    const rows = kindsOf({ ...starter, scholarships: [] });
    const rowOf = (of: string) => rows.find(row => row.of === of);
    const { facts, sources, byKind } = rowOf('IE') ?? {};
    expect([sources, byKind?.THIRD_PARTY, byKind?.COPY]).toEqual([2, 2, 0]);
    expect(facts).toBe(Object.values(byKind ?? {}).reduce((sum, count) => sum + count, 0));
    expect(rowOf('all')).toEqual({ of: 'all', facts, sources, byKind });
    expect(rowOf('AU')).toMatchObject({ facts: 0, sources: 0 });
    expect(kindTable(rows.slice(-1))).toMatch(/\| all \| \d+ \| 2 \| \d+ \| 0 \| 0 \| 2 \|/);
  });
});
