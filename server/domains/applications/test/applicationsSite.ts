/** A site with twelve institutions of one program each, an advisor, and the operations on applications. */
import { SHARING_TEXT_VERSION } from '../../../../schema/rules/applications.values.js';
import { buildInstitution, buildProgram, testSource } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import {
  ApplicationsAdvanceDocument,
  type ApplicationsCaseFragment,
  ApplicationsCreateDocument,
  ApplicationsNotificationsDocument,
} from './applications.gql.js';

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

/** What a change of an application names: which one, and the state of it that was seen. */
export type Seen = { id: string; updatedAt: string };
/** The application that an answer has to hold for the test to go on. */
export function applicationOf<Case>(payload: { application: Case | null } | null | undefined): Case {
  if (!payload?.application) throw new Error(`No application: ${JSON.stringify(payload)}`);
  return payload.application;
}

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
    runQueryAs(person, ApplicationsCreateDocument, { input: inputFor(slug, changes) });
  const created = async (person: Person, slug: string): Promise<ApplicationsCaseFragment> =>
    applicationOf((await create(person, slug)).data?.createApplication);
  const advance = (person: Person, { id, updatedAt }: Seen, to: string, note?: string) =>
    runQueryAs(person, ApplicationsAdvanceDocument, {
      input: { applicationId: id, to, seenUpdatedAt: updatedAt, note },
    });
  const advanced = async (person: Person, seen: Seen, first: string, ...steps: string[]) => {
    let last = applicationOf((await advance(person, seen, first)).data?.advanceApplication);
    for (const to of steps) last = applicationOf((await advance(person, last, to)).data?.advanceApplication);
    return last;
  };
  const notificationsOf = async (person: Person) => {
    await app.services.idle();
    return (await runQueryAs(person, ApplicationsNotificationsDocument)).data?.myNotifications;
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
