/** Programs against which the tests of this domain hold people, and the person who is held most often. */
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { UpdateProfileDocument } from '../../../testing/account.gql.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { EligibilityOfProgramDocument } from './eligibility.gql.js';

const now = new Date('2026-11-22T09:00:00Z');
const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const thirdParty = { ...testSource, id: 'a-guide', kind: 'THIRD_PARTY' as const };
const closing = (date: string, source = testSource.id) => ({ date, timeZone: 'Australia/Melbourne', ...fact, source });

const institution = buildInstitution({
  slug: 'fit-university',
  website: 'https://fit.example/',
  englishMinimums: [{ test: 'IELTS', overall: 6, ...fact }],
  costOfLiving: { amount: 20_000, currency: 'AUD', ...fact },
  minimumGpas: [
    { value: 6, scale: 'TEN', level: 'GRADUATE', ...fact },
    { value: 7.5, scale: 'TEN', ...fact },
  ],
});
const known = buildProgram(institution.slug, {
  slug: 'known',
  website: 'https://fit.example/known',
  minimumGpa: { value: 7.5, scale: 'TEN', ...fact },
  intakes: [{ year: 2027, month: 7, isRecurring: true, ...fact, deadline: closing('2027-03-25') }],
});
const byInstitution = buildProgram(institution.slug, { slug: 'by-institution' });
const closed = buildProgram(institution.slug, {
  slug: 'closed',
  intakes: [{ year: 2027, month: 2, isRecurring: true, ...fact, deadline: closing('2026-11-01') }],
});
const saidToBeClosed = buildProgram(institution.slug, {
  slug: 'said-to-be-closed',
  intakes: [{ year: 2027, month: 2, isRecurring: true, ...fact, deadline: closing('2026-11-01', thirdParty.id) }],
});
const master = buildProgram(institution.slug, { slug: 'master', level: 'GRADUATE', award: 'MASTER' });
const bare = buildProgram(buildInstitution().slug, {
  slug: 'bare',
  institution: 'bare-university',
  intakes: [],
});
delete bare.firstYearTuition;
const atLevel = buildProgram(institution.slug, {
  slug: 'at-level',
  languageLevels: [{ language: 'en', level: 'B2', ...fact }],
});
const american = buildInstitution({
  slug: 'american-university',
  destination: 'US',
  englishMinimums: [{ test: 'IELTS', overall: 6, ...fact }],
  minimumGpas: [{ value: 7.5, scale: 'TEN', ...fact }],
  admissionRate: { value: 0.82, ...fact },
  costOfLiving: { amount: 10_000, currency: 'USD', ...fact },
});
const inAmerica = buildProgram(american.slug, {
  slug: 'in-america',
  field: 'BUSINESS',
  title: 'Business',
  firstYearTuition: { amount: 5_000, currency: 'USD', ...fact },
});
const computingInAmerica = { ...inAmerica, slug: 'computing-in-america', field: 'COMPUTING' as const };
const german = buildInstitution({ slug: 'german-university', destination: 'DE', englishMinimums: [] });
const inGermany = buildProgram(german.slug, { slug: 'in-germany' });
const ownWord = buildInstitution({
  slug: 'own-word-university',
  destination: 'GB',
  diplomaEntries: [{ diploma: 'THPT', answer: 'OPEN', ...fact }],
});
const ofOwnWord = buildProgram(ownWord.slug, { slug: 'own-word' });
const belowInstitution = buildProgram(institution.slug, {
  slug: 'below-institution',
  minimumGpa: { value: 6, scale: 'TEN', ...fact },
});
const withSections = buildProgram(institution.slug, {
  slug: 'with-sections',
  englishMinimums: [{ test: 'IELTS', overall: 6.5, writing: 6, ...fact }],
});
const afterCollege = buildProgram(american.slug, {
  slug: 'after-college',
  diplomaEntries: [
    {
      diploma: 'THPT',
      answer: 'NO',
      ...fact,
      note: { vi: 'Phải có bằng cao đẳng trước.', en: 'An associate degree comes first.' },
    },
  ],
});
const bareInstitution = buildInstitution({ slug: 'bare-university', englishMinimums: [] });

const scholarship = buildScholarship({
  slug: 'fit-scholarship',
  eligibleNationalities: { isOpenToAll: true, countries: [], ...fact, source: thirdParty.id },
  eligibleLevels: ['UNDERGRADUATE'],
  minimumGpa: { value: 8, scale: 'TEN', ...fact },
});

const catalogue = {
  sources: [testSource, thirdParty],
  institutions: [institution, bareInstitution, american, german, ownWord],
  programs: [
    known,
    byInstitution,
    belowInstitution,
    withSections,
    closed,
    saidToBeClosed,
    master,
    bare,
    atLevel,
    inAmerica,
    computingInAmerica,
    inGermany,
    ofOwnWord,
    afterCollege,
  ],
  scholarships: [scholarship],
};

export const createFitApp = async (): Promise<{ app: TestApp; mai: Person }> => {
  const app = await createTestApp({ clock: () => now, catalogue });
  const mai = await signIn(app);
  await update(mai, {
    currentLevel: 'UPPER_SECONDARY',
    gpa: { value: 8.4, scale: 'TEN' },
    englishCert: { test: 'IELTS', overall: 6.5 },
    budget: { amount: 45_000, currency: 'AUD' },
  });
  return { app, mai };
};

export const update = (person: Person, input: object) => runQueryAs(person, UpdateProfileDocument, { input });

export const ofProgram = async (person: Person, slug: string) =>
  (await runQueryAs(person, EligibilityOfProgramDocument, { slug })).data?.program?.chance;
