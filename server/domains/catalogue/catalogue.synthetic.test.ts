import { institutionRule, programRule, scholarshipRule } from '../../../schema/rules/catalogue.rules.js';
import {
  syntheticInstitution,
  syntheticProgram,
  syntheticScholarship,
  syntheticSizeOf,
} from './catalogue.synthetic.js';

const now = new Date('2026-11-21T09:00:00Z');
const META = [
  '_id',
  'origin',
  'staffFields',
  'sourceIds',
  'completeness',
  'isRetired',
  'contentHash',
  'changedAt',
  'institutionId',
];
const itemOf = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !META.includes(field)));
const range = Array.from({ length: 300 }, (_, at) => at);

describe('the synthetic catalogue', () => {
  it('has institutions and scholarships in the proportion of the planned catalogue', () => {
    expect(syntheticSizeOf(140_000)).toEqual({ programs: 140_000, institutions: 1500, scholarships: 10_000 });
    expect(syntheticSizeOf(1000)).toEqual({ programs: 1000, institutions: 11, scholarships: 71 });
  });

  it('is the same each time', () => {
    for (const at of range) {
      expect(syntheticProgram({ at, now, institutions: 9 })).toEqual(syntheticProgram({ at, now, institutions: 9 }));
    }
  });

  it('repeats titles, cities and prices about as often as registers do', () => {
    const programs = Array.from({ length: 20_000 }, (_, at) => syntheticProgram({ at, now, institutions: 1000 }));
    const shareOfDifferent = (values: readonly unknown[]): number => new Set(values).size / values.length;
    const titles = shareOfDifferent(programs.map(({ title }) => title));
    expect(titles).toBeGreaterThan(0.1);
    expect(titles).toBeLessThan(0.4);
    const cities = new Set(programs.map(({ campusCity }) => campusCity)).size;
    expect(cities).toBeGreaterThan(800);
    expect(cities).toBeLessThan(2500);
    const prices = shareOfDifferent(programs.flatMap(({ firstYearTuition }) => firstYearTuition?.amount ?? []));
    expect(prices).toBeGreaterThan(0.05);
    expect(prices).toBeLessThan(0.4);
  });

  it('follows the rules of real items, and is marked as synthetic', () => {
    for (const at of range) {
      const institution = syntheticInstitution({ at, now });
      const program = syntheticProgram({ at, now, institutions: 9 });
      const scholarship = syntheticScholarship({ at, now, institutions: 9 });
      institutionRule.parse(itemOf(institution));
      programRule.parse({ ...itemOf(program), institution: program.institutionId });
      scholarshipRule.parse({ ...itemOf(scholarship), institution: scholarship.institutionId });
      for (const { origin, slug } of [institution, program, scholarship])
        expect(`${origin} ${slug}`).toMatch(/^SYNTHETIC synthetic-/);
      expect([institution.name, program.title, scholarship.name].every(name => name.startsWith('Synthetic '))).toBe(
        true,
      );
    }
  });

  it('covers every destination, level and answer to "is it known"', () => {
    const programs = range.map(at => syntheticProgram({ at, now, institutions: 12 }));
    expect(new Set(programs.map(({ level }) => level)).size).toBe(3);
    expect(new Set(range.slice(0, 6).map(at => syntheticInstitution({ at, now }).destination)).size).toBe(6);
    expect(programs.some(({ firstYearTuition }) => firstYearTuition)).toBe(true);
    expect(programs.some(({ firstYearTuition }) => !firstYearTuition)).toBe(true);
  });
});
