/** What people do on a full site (fullSite.ts), by the ways of the graph. */
import { ASSESSMENT_CONSENT_VERSION } from '../../schema/rules/assessments.values.js';
import { REVIEW_CONSENT_TEXT_VERSION } from '../../schema/rules/reviews.values.js';
import { FullSiteItemsDocument, FullSitePreviewDocument, FullSiteReviewDocument } from './fullSite.gql.js';
import { dataOf } from './runQuery.js';
import { type Person, runQueryAs } from './signIn.js';

export const ROWS = 50;

/** Fails on any error. */
async function change(person: Person, name: string, type: string, input: object): Promise<void> {
  const query = `mutation ($input: ${type}!) { payload: ${name}(input: $input) { errors { code field } } }`;
  const answer = await runQueryAs<{ payload: { errors: unknown[] } }>(person, query, { input });
  if (dataOf(answer).payload.errors.length > 0) throw new Error(`${name}: ${JSON.stringify(answer.data)}`);
}

export const repeatable = (person: Person | null, name: string, type: string, input: object) => ({
  name,
  query: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
  variables: { input },
  person,
});

const both = (vi: string) => ({ vi, en: `${vi} (en)` });
let keys = 0;
const nextKey = (): string => `full-site-${(keys += 1)}`;

export async function itemsOf(person: Person) {
  const found = dataOf(await runQueryAs(person, FullSiteItemsDocument, { page: { size: ROWS } }));
  const [programs, institutions, scholarships] = [
    found.programs.items,
    found.institutions.items,
    found.scholarships.items,
  ];
  if ([programs, institutions, scholarships].some(({ length }) => length < ROWS))
    throw new Error(`The catalogue of a full site has ${ROWS} of each kind.`);
  return { programs, institutions, scholarships };
}

export async function takeTest(student: Person): Promise<void> {
  const consent = { version: ASSESSMENT_CONSENT_VERSION, language: 'VI' };
  const answer = (question: number) =>
    change(student, 'answerQuestion', 'AnswerQuestionInput', {
      assessmentId: 'career-riasec',
      question,
      choices: [1 + ((question * 3) % 5)],
      consent,
      forAccount: true,
    });
  await answer(1);
  for (let question = 2; question <= 48; question += 1) await answer(question);
  await change(student, 'finishAssessment', 'FinishAssessmentInput', {
    assessmentId: 'career-riasec',
    forAccount: true,
  });
}

const subjects = ['MATH', 'LITERATURE', 'HISTORY', 'PHYSICS', 'CHEMISTRY', 'BIOLOGY'];
export const gradeYears = [10, 11, 12].map(level => ({
  level,
  system: 'VN_TT22',
  termCount: 2,
  subjects: subjects.map(subject => ({ subject, marks: [1, 2].map(term => ({ term, value: `8.${term}` })) })),
}));

/** As a value in the text of an operation. */
export const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1: ')
    .replace(/"(VN_TT22)"/g, '$1');

export async function fillProfile(student: Person): Promise<void> {
  await change(student, 'completeProfile', 'CompleteProfileInput', {
    currentSchoolOrCompany: 'THPT Chu Văn An',
    currentLevel: 'UPPER_SECONDARY',
    studyLevelWanted: 'BACHELOR',
    preferredCountries: ['AU', 'CA', 'GB'],
    fieldOfStudy: 'COMPUTING',
    budget: { amount: 40_000, currency: 'USD' },
    schoolEndYear: 2027,
  });
  await change(student, 'saveGrades', 'SaveGradesInput', {
    schoolName: 'THPT Chu Văn An',
    years: gradeYears,
  });
}

/** One of each thing that is listed, by the ways in which people make it. */
export async function makeOneOfEach(
  student: Person,
  admin: Person,
  items: Awaited<ReturnType<typeof itemsOf>>,
): Promise<void> {
  const [program, institution] = [items.programs[0]?.id ?? '', items.institutions[0]?.id ?? ''];
  await change(student, 'addToWishlist', 'AddToWishlistInput', { kind: 'PROGRAM', itemId: program });
  const { intake, sharing } = dataOf(
    await runQueryAs(student, FullSitePreviewDocument, { itemId: program }),
  ).applicationPreview;
  await change(student, 'createApplication', 'CreateApplicationInput', {
    type: 'PROGRAM',
    itemId: program,
    intake,
    idempotencyKey: nextKey(),
    sharingConsent: { isGiven: true, textVersion: sharing.textVersion, language: 'VI' },
  });
  await change(student, 'sendContactMessage', 'SendContactMessageInput', {
    name: 'Trần Thị Mai',
    email: student.email,
    phone: '0912345678',
    city: 'Đà Nẵng',
    school: 'THPT Chu Văn An',
    campaign: 'STUDY_ADVICE',
    message: 'Em cần tư vấn.',
    language: 'VI',
    consent: { adviceContact: true, textVersion: '2026-11-01' },
    idempotencyKey: nextKey(),
  });
  const review = {
    institutionId: institution,
    text: 'Em tìm ngành mất một buổi tối, con số nào cũng mở được nguồn để đọc lại.',
    name: 'Minh, Huế',
    language: 'VI',
    consent: { publish: true, textVersion: REVIEW_CONSENT_TEXT_VERSION },
    idempotencyKey: nextKey(),
  };
  const { saveReview: saved } = dataOf(await runQueryAs(student, FullSiteReviewDocument, { input: review }));
  if (!saved.review) throw new Error(`The review was not saved: ${JSON.stringify(saved.errors)}`);
  const seen = { reviewId: saved.review.id, seenUpdatedAt: saved.review.updatedAt };
  await change(admin, 'publishReview', 'PublishReviewInput', seen);
  await change(student, 'requestCorrection', 'RequestCorrectionInput', {
    field: 'FULL_NAME',
    wantedValue: 'Trần Thị Mơ',
  });
  await change(admin, 'scheduleAdvisingSession', 'ScheduleAdvisingSessionInput', {
    studentId: student.id,
    topic: 'Chọn ngành',
    startsAt: { date: '2027-01-12', time: '09:00' },
    idempotencyKey: nextKey(),
  });
  const text = { title: both('Chứng minh tài chính'), summary: both('Cần những gì') };
  await change(admin, 'publishGuide', 'PublishGuideInput', {
    guide: { ...text, topic: 'VISA', body: [both('Đoạn một'), both('Đoạn hai')] },
    idempotencyKey: nextKey(),
  });
  await change(admin, 'publishEvent', 'PublishEventInput', {
    event: { ...text, startsAt: { date: '2027-01-05', time: '09:00' }, minutes: 180, place: both('Hà Nội') },
    idempotencyKey: nextKey(),
  });
  await change(student, 'renewCalendarFeed', 'RenewCalendarFeedInput', { language: 'VI' });
}
