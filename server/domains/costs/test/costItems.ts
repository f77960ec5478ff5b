/** Institutions, programs and scholarships of the countries whose costs are added up in different ways. */
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../../testing/buildItems.js';

const fact = { source: testSource.id, checkedOn: '2026-11-01' };
export const australian = buildInstitution({
  slug: 'cost-au',
  costOfLiving: { amount: 20_000, currency: 'AUD', ...fact },
});
export const german = buildInstitution({ slug: 'cost-de', destination: 'DE', city: 'Berlin', campuses: [] });
export const american = buildInstitution({ slug: 'cost-us', destination: 'US', city: 'Boston', campuses: [] });
export const priced = buildProgram(australian.slug, {
  slug: 'cost-priced',
  applicationFee: { amount: 100, currency: 'AUD', ...fact },
});
export const free = buildProgram(german.slug, {
  slug: 'cost-free',
  firstYearTuition: { amount: 0, currency: 'EUR', ...fact },
});
export const other = buildProgram(american.slug, { slug: 'cost-other' });
const pounds = { amount: 20_000, currency: 'GBP' as const, ...fact };
export const british = buildInstitution({ slug: 'cost-gb', destination: 'GB', city: 'Leeds', campuses: [] });
export const threeYears = buildProgram(british.slug, {
  slug: 'cost-three-years',
  campusCity: 'Leeds',
  firstYearTuition: pounds,
});
export const endless = {
  ...buildProgram(british.slug, { slug: 'cost-endless', campusCity: 'Leeds', firstYearTuition: pounds }),
};
delete endless.duration;
export const quebec = buildInstitution({
  slug: 'cost-qc',
  destination: 'CA',
  city: 'Montréal',
  region: 'Québec',
  campuses: [],
});
export const inQuebec = buildProgram(quebec.slug, {
  slug: 'cost-quebec',
  firstYearTuition: { amount: 30_000, currency: 'CAD', ...fact },
});
export const bare = { ...buildProgram(german.slug, { slug: 'cost-bare' }) };
delete bare.firstYearTuition;

const isOpenTo = (countries: string[]) => ({ isOpenToAll: false, countries, ...fact });
const share = { kind: 'PARTIAL_TUITION' as const, minimumPercent: 20, maximumPercent: 50, ...fact };
export const scholarships = [
  buildScholarship({ slug: 'of-the-country', eligibleNationalities: isOpenTo(['VN']) }),
  buildScholarship({ slug: 'of-the-institution', institution: australian.slug, amount: share }),
  buildScholarship({ slug: 'of-another', institution: german.slug, destinations: ['AU', 'DE'] }),
  buildScholarship({ slug: 'for-others', eligibleNationalities: isOpenTo(['LA']) }),
  buildScholarship({ slug: 'for-named', isForNamedProgramsOnly: true }),
  buildScholarship({ slug: 'for-masters', eligibleLevels: ['GRADUATE'] }),
  buildScholarship({ slug: 'over', deadlines: [{ date: '2026-01-01', timeZone: 'Australia/Sydney', ...fact }] }),
];
