/** Catalogue entries that keep the rules of schema/rules, each with an address of its own; a test names only what it is about. */
import type { InstitutionData, ProgramData, ScholarshipData, SourceData } from '../../schema/rules/catalogue.rules.js';

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

export const testSource: SourceData = {
  id: 'test-source',
  name: 'Register of the tests',
  url: 'https://example.org/register',
  kind: 'REGISTER',
  asOf: '2026-10',
};
const fact = { source: testSource.id, checkedOn: '2026-10-01' };

export function buildInstitution(changes: Partial<InstitutionData> = {}): InstitutionData {
  const number = next();
  return {
    slug: `institution-${number}`,
    formerSlugs: [],
    name: `Institution ${number}`,
    aliases: [],
    destination: 'AU',
    city: 'Melbourne',
    campuses: [{ name: 'Main campus', city: 'Melbourne' }],
    type: 'UNIVERSITY',
    features: [{ feature: 'ACCOMMODATION', value: true, ...fact }],
    admissionRequirements: [],
    englishMinimums: [{ test: 'IELTS', overall: 6.5, ...fact }],
    ...changes,
  };
}

/** `institution` is the slug of its institution. */
export function buildProgram(institution: string, changes: Partial<ProgramData> = {}): ProgramData {
  const number = next();
  return {
    slug: `program-${number}`,
    formerSlugs: [],
    institution,
    title: `Bachelor of Subject ${number}`,
    level: 'UNDERGRADUATE',
    award: 'BACHELOR',
    field: 'COMPUTING',
    campusCity: 'Melbourne',
    languages: ['en'],
    duration: { value: 36, ...fact },
    firstYearTuition: { amount: 30_000, currency: 'AUD', ...fact },
    intakes: [{ year: 2027, month: 2, isRecurring: true, ...fact }],
    admissionRequirements: [],
    englishMinimums: [],
    ...changes,
  };
}

export function buildScholarship(changes: Partial<ScholarshipData> = {}): ScholarshipData {
  const number = next();
  return {
    slug: `scholarship-${number}`,
    formerSlugs: [],
    name: `Scholarship ${number}`,
    provider: 'Provider of the tests',
    destinations: ['AU'],
    source: testSource.id,
    checkedOn: '2026-10-01',
    amount: { kind: 'FIXED_SUM', minimum: { amount: 5000, currency: 'AUD' }, period: 'YEAR', ...fact },
    deadlines: [{ date: '2027-03-01', timeZone: 'Australia/Melbourne', ...fact }],
    ...changes,
  };
}
