/** How recent the prices of the starter are, and who says so. All programs of a country count: an unknown tuition is no recent one. */
import { priceYearOf } from '../../../schema/rules/priceYear.rules.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const programsIn = (destination: string) => {
  const here = new Set(starter.institutions.filter(item => item.destination === destination).map(({ slug }) => slug));
  return starter.programs.filter(({ institution }) => here.has(institution));
};
const tuitionOf = (slug: string) => starter.programs.find(item => item.slug === slug)?.firstYearTuition;

describe('tuition of the starter', () => {
  it('of at least 95 in 100 Australian programs is from a copy of the register of 2025 or later', () => {
    const programs = programsIn('AU');
    const recent = programs.filter(
      ({ firstYearTuition: fee }) =>
        fee && /^cricos-20(?:2[5-9]|[3-9]\d)/.test(fee.source) && (priceYearOf(fee) ?? 0) >= 2025,
    );
    expect(recent.length / programs.length).toBeGreaterThanOrEqual(0.95);
  });

  it('of at least 80 in 100 American programs is of 2024-25 or later', () => {
    const programs = programsIn('US');
    const recent = programs.filter(({ firstYearTuition: fee }) => fee && (priceYearOf(fee) ?? 0) >= 2024);
    expect(recent.length / programs.length).toBeGreaterThanOrEqual(0.8);
  });

  it('is of its own academic year where the page was read in another one', () => {
    expect(tuitionOf('birkbeck-computer-science-bsc-hons')).toMatchObject({ academicYear: 2027, asOf: '2026-07-08' });
  });
});
