/** A site with twelve institutions of one program each, an advisor, and the operations on applications. */
import { SHARING_TEXT_VERSION } from '../../../../schema/rules/applications.values.js';
import { buildInstitution, buildProgram, testSource } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import type { GraphAnswer } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';

const FIELDS = `id type status progress note destination canWithdraw submittedAt updatedAt lastUpdated
  intake { year month isUsualOnly deadline { date timeZone closesAt status kind } } history { status by at note } advisor { id fullName }
  item { __typename ... on Program { slug } ... on Institution { slug } }`;
export const CREATE = `mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { application { ${FIELDS} } errors { code field } } }`;
export const MINE = `query ($status: ApplicationStatus, $type: ApplicationType, $page: PageInput) { myApplications(status: $status, type: $type, page: $page) {
  items { ${FIELDS} } pageInfo { total } counts { status count } typeCounts { type count } } }`;
export const ONE = `query ($id: ID!) { application(id: $id) { ${FIELDS} requirements { kind outcome reason } } }`;
export const WITHDRAW = `mutation ($id: ID!) { withdrawApplication(input: { applicationId: $id }) { application { ${FIELDS} } errors { code field } } }`;
const STAFF_FIELDS = `${FIELDS} nextStatuses student { id fullName email phone isMinor gpa { value } guardianName }`;
export const QUEUE = `query ($filter: ApplicationFilter, $page: PageInput) { applications(filter: $filter, page: $page) { items { ${STAFF_FIELDS} } pageInfo { total } } }`;
export const ADVANCE = `mutation ($input: AdvanceApplicationInput!) { advanceApplication(input: $input) { application { ${FIELDS} nextStatuses } errors { code field } } }`;
export const ASSIGN =
  'mutation ($input: AssignApplicationInput!) { assignApplication(input: $input) { application { updatedAt advisor { id fullName } } errors { code field } } }';
export const PREVIEW = `query ($type: ApplicationType!, $itemId: ID!, $intake: ApplicationIntakeInput) { applicationPreview(type: $type, itemId: $itemId, intake: $intake) {
  item { __typename } intakes { year month status isUsualOnly } intake { year month deadline { closesAt timeZone } } requirements { kind outcome reason } openApplication { id } } }`;
const NOTIFICATIONS =
  '{ myNotifications { items { id code isRead parameters { name value } item { ... on Program { slug } } } unreadCount version pageInfo { total } } }';

export const AGREED = { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' };

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const deadline = { date: '2027-01-14', time: '18:00', timeZone: 'Europe/London', ...fact };
const institutions = Array.from({ length: 12 }, (_, number) =>
  buildInstitution({
    slug: `university-${number}`,
    name: `Đại học Số ${number}`,
    destination: number === 0 ? 'GB' : 'AU',
  }),
);
const programs = institutions.map(({ slug }, number) =>
  buildProgram(slug, {
    slug: `program-${number}`,
    title: `Bachelor of Robotics ${number}`,
    intakes: [
      { year: 2027, month: 9, isRecurring: true, deadline, ...fact },
      {
        year: 2027,
        month: 2,
        isRecurring: false,
        deadline: { ...deadline, date: '2026-02-01' },
        ...fact,
      },
    ],
  }),
);

export type Answered = { id: string; status: string; updatedAt: string; [field: string]: unknown };
export const answered = ({ data }: GraphAnswer, field: string): { application: Answered; errors: unknown[] } =>
  Object(data?.[field]);
export const errorsOf = (answer: GraphAnswer, field: string) => answered(answer, field).errors;

/** The site of one test file; call it once, outside of the tests. */
export function openApplicationsSite() {
  let app: TestApp;
  let lan: Person;
  const idOf = new Map<string, string>();
  /** Before the deadline of the fixtures. */
  let now = new Date('2026-11-22T02:00:00Z').getTime();

  beforeAll(async () => {
    app = await createTestApp({
      catalogue: { institutions, programs },
      clock: () => new Date((now += 1)),
      environment: { SESSION_IDLE_SECONDS: '86400' },
    });
    const { service } = app.services.domains.catalogue.provides;
    for (const { slug } of institutions) idOf.set(slug, String((await service.institutions.bySlug(slug))?._id));
    for (const { slug } of programs) idOf.set(slug, String((await service.programs.bySlug(slug))?._id));
    lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
  });
  afterAll(() => app.close());

  let keys = 0;
  const inputFor = (slug: string, changes: object = {}) => ({
    type: slug.startsWith('program') ? 'PROGRAM' : 'INSTITUTION',
    itemId: idOf.get(slug) ?? slug,
    intake: { year: 2027, month: 9 },
    sharingConsent: AGREED,
    idempotencyKey: `key-of-test-${(keys += 1)}`,
    ...changes,
  });
  const create = (person: Person, slug: string, changes: object = {}) =>
    runQueryAs(person, CREATE, { input: inputFor(slug, changes) });
  const created = async (person: Person, slug: string): Promise<Answered> =>
    answered(await create(person, slug), 'createApplication').application;
  const advance = (person: Person, { id, updatedAt }: Answered, to: string, note?: string) =>
    runQueryAs(person, ADVANCE, { input: { applicationId: id, to, seenUpdatedAt: updatedAt, note } });
  const advanced = async (person: Person, application: Answered, ...steps: string[]): Promise<Answered> => {
    let last = application;
    for (const to of steps) last = answered(await advance(person, last, to), 'advanceApplication').application;
    return last;
  };
  const notificationsOf = async (person: Person) => {
    await app.services.idle();
    return Object((await runQueryAs(person, NOTIFICATIONS)).data?.myNotifications);
  };
  const rows = (userId: string) => app.mongo.connection.collection('applications').countDocuments({ userId });
  return {
    get app() {
      return app;
    },
    get lan() {
      return lan;
    },
    idOf,
    institutions,
    inputFor,
    create,
    created,
    advance,
    advanced,
    notificationsOf,
    rows,
  };
}
