/** A site whose lists are all full: fifty of everything that is listed, and people who see them. */
import { newId } from '../kernel/newId.js';
import type { TestApp } from './createTestApp.js';
import {
  fillProfile,
  gradeYears,
  itemsOf,
  literal,
  makeOneOfEach,
  repeatable,
  ROWS,
  takeTest,
} from './fullSite.acts.js';
import { FullSiteOfStaffDocument, FullSiteOfStudentDocument } from './fullSite.gql.js';
import { dataOf } from './runQuery.js';
import { createAccount, type Person, runQueryAs, signIn } from './signIn.js';

type Row = { _id: string; [field: string]: unknown };

export type FullSite = {
  student: Person;
  admin: Person;
  /** Arguments of the fields of Query, without the length of a page; a field that needs none is left out. */
  argumentsOf: Readonly<Record<string, string>>;
  /** Mutations that can be sent again and again; `person` is null for a visitor. */
  mutations: { name: string; query: string; variables: Record<string, unknown>; person: Person | null }[];
};

/** Copies of the one stored document that fits, each with what differs. */
async function copies(
  app: TestApp,
  name: string,
  filter: object,
  changes: (at: number) => object,
  count = ROWS,
): Promise<void> {
  const collection = app.mongo.connection.collection<Row>(name);
  const found = await collection.findOne(filter);
  if (!found) throw new Error(`Nothing is stored in ${name} that could be copied.`);
  const { outbox: _outbox, outboxLast: _last, ...row } = found;
  await collection.insertMany(
    Array.from({ length: count }, (_, at) => {
      const differing: Record<string, unknown> = { ...row, _id: newId(), ...changes(at) };
      for (const [field, value] of Object.entries(differing)) if (value === undefined) delete differing[field];
      return differing as Row;
    }),
  );
}

const OPEN_APPLICATIONS = 29;

/** `app` has at least fifty programs, institutions and scholarships, and a clock that stands in 2026. */
export async function fillSite(app: TestApp): Promise<FullSite> {
  const student = await signIn(app);
  const admin = await signIn(app, { role: 'ADMIN', fullName: 'Nguyễn Thị Lan' });
  const others: string[] = [];
  for (let at = 0; at < ROWS; at += 1) others.push((await createAccount(app, { fullName: `Người số ${at}` })).id);
  const items = await itemsOf(student);
  await fillProfile(student);
  await takeTest(student);
  await makeOneOfEach(student, admin, items);
  await app.services.idle();

  const { programs, institutions, scholarships } = items;
  const idAt = (list: readonly { id: string }[], at: number): string => list[at % list.length]?.id ?? '';
  const now = app.clock();
  const inTurn = (at: number): Date => new Date(now.getTime() + at * 1000);
  for (const [kind, list] of [
    ['PROGRAM', programs.slice(1)],
    ['INSTITUTION', institutions],
    ['SCHOLARSHIP', scholarships],
  ] as const)
    await copies(app, 'wishes', {}, at => ({ kind, itemId: idAt(list, at), addedAt: inTurn(at) }), list.length);
  await copies(
    app,
    'applications',
    {},
    at => ({ itemId: idAt(programs, at + 1), submittedAt: inTurn(at), updatedAt: inTurn(at) }),
    OPEN_APPLICATIONS,
  );
  await copies(app, 'applications', {}, at => ({
    userId: others[at],
    advisorId: admin.id,
    itemId: idAt(programs, at),
    updatedAt: inTurn(at),
  }));
  await copies(app, 'leads', {}, at => ({
    userId: others[at],
    advisorId: admin.id,
    item: { kind: 'PROGRAM', id: idAt(programs, at) },
    updatedAt: inTurn(at),
  }));
  await copies(app, 'reviews', {}, at => ({ subject: idAt(institutions, at + 1), submittedAt: inTurn(at) }), 29);
  await copies(app, 'reviews', {}, at => ({
    userId: others[at],
    subject: idAt(institutions, at),
    status: 'PUBLISHED',
    publishedAt: inTurn(at),
  }));
  await copies(app, 'reviews', {}, at => ({
    userId: others[at],
    subject: idAt(institutions, at + 1),
    status: 'WAITING',
    publishedAt: undefined,
  }));
  await copies(app, 'correctionRequests', {}, at => ({ userId: others[at], requestedAt: inTurn(at) }));
  const noSlots = { studentSlots: undefined, advisorSlots: undefined };
  await copies(app, 'advisingSessions', {}, at => ({
    ...noSlots,
    startsAt: inTurn(at + 86_400),
    endsAt: inTurn(at + 90_000),
  }));
  await copies(app, 'advisingSessions', {}, at => ({ ...noSlots, userId: others[at], advisorId: admin.id }));
  await copies(app, 'notifications', {}, at => ({
    userId: student.id,
    deliveredAt: inTurn(at),
    item: { kind: 'INSTITUTION', itemId: idAt(institutions, at) },
  }));
  await copies(app, 'auditEvents', {}, at => ({ at: inTurn(at), actorId: others[at], subjectId: others[at] }));
  await copies(app, 'guides', {}, at => ({ updatedAt: inTurn(at) }));
  await copies(app, 'events', {}, at => ({ updatedAt: inTurn(at) }));
  await app.mongo.connection.collection<Row>('jobs').insertMany(
    others.map(id => ({
      _id: newId(),
      name: 'mail',
      key: id,
      status: 'DEAD',
      attempts: 9,
      enqueuedAt: now,
      failedAt: now,
      lastErrorCode: 'FAILED',
    })),
  );

  const quoted = (text: string | undefined): string => JSON.stringify(text ?? '');
  const list = (found: readonly string[]): string => `[${found.map(quoted).join(', ')}]`;
  const ofStaff = dataOf(await runQueryAs(admin, FullSiteOfStaffDocument));
  const [guides, leads] = [ofStaff.guides.items, ofStaff.leads.items];
  const applications = dataOf(await runQueryAs(student, FullSiteOfStudentDocument)).myApplications.items;
  return {
    student,
    admin,
    mutations: [
      repeatable(null, 'verifyEmail', 'VerifyEmailInput', { token: 'of-nobody' }),
      repeatable(student, 'addToWishlist', 'AddToWishlistInput', { kind: 'PROGRAM', itemId: idAt(programs, 3) }),
      repeatable(student, 'removeFromWishlist', 'RemoveFromWishlistInput', { kind: 'PROGRAM', itemId: 'none' }),
      repeatable(student, 'saveGrades', 'SaveGradesInput', { schoolName: 'THPT Chu Văn An', years: gradeYears }),
      repeatable(student, 'updateProfile', 'UpdateProfileInput', { otherQuestions: 'Em muốn hỏi về ký túc xá.' }),
      repeatable(student, 'markNotificationsRead', 'MarkNotificationsReadInput', { ids: [] }),
      repeatable(student, 'withdrawReview', 'WithdrawReviewInput', { reviewId: 'none' }),
      repeatable(student, 'setReminderSettings', 'SetReminderSettingsInput', { deadlineEmails: true }),
    ],
    argumentsOf: {
      institution: `slug: ${quoted(institutions[0]?.slug)}`,
      program: `slug: ${quoted(programs[0]?.slug)}`,
      scholarship: `slug: ${quoted(scholarships[0]?.slug)}`,
      compareItems: `slugs: ${list(programs.slice(0, 4).map(({ slug }) => slug))}`,
      myEligibility: `programIds: ${list(programs.map(({ id }) => id))}`,
      myScholarshipCheck: `scholarshipId: ${quoted(scholarships[0]?.id)}`,
      applicationPreview: `type: PROGRAM, itemId: ${quoted(programs[40]?.id)}`,
      application: `id: ${quoted(applications[0]?.id)}`,
      applicationById: `id: ${quoted(applications[0]?.id)}`,
      lead: `id: ${quoted(leads[0]?.id)}`,
      leadById: `id: ${quoted(leads[0]?.id)}`,
      guide: `id: ${quoted(guides[0]?.id)}`,
      assessment: 'id: "career-riasec"',
      assessmentProgress: 'id: "career-riasec", forAccount: true',
      assessmentResult: 'id: "career-riasec", forAccount: true',
      legalDocument: 'kind: PRIVACY',
      scholarshipBand: 'range: G8',
      suggest: 'text: "uni", limit: 10',
      understoodParts: 'text: "nursing australia under 40k usd ielts 6.5 september 1 year co-op", kind: PROGRAM',
      myWishlist: 'kind: PROGRAM',
      guardianRequest: 'token: "of-nobody"',
      sharingRequest: 'token: "of-nobody"',
      estimateGpa: `input: { years: ${literal(gradeYears)} }`,
    },
  };
}
