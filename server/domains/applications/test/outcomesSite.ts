/** A site with twenty programs, an advisor, and the operations that end an application or pass it on. */
import { buildInstitution, buildProgram } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import type { Question } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { AGREED, applicationOf, type Seen } from './applicationsSite.js';
import {
  OutcomesAdvanceDocument,
  type OutcomesCaseFragment,
  OutcomesCreateDocument,
  OutcomesDeclineDocument,
  OutcomesNewsDocument,
  OutcomesOneDocument,
  OutcomesRemindGuardianDocument,
  OutcomesWithdrawDocument,
  OutcomesWithdrawSharingDocument,
} from './outcomes.gql.js';

export const VISA = ['PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED'];
const institutions = Array.from({ length: 20 }, (_, number) =>
  buildInstitution({ slug: `university-${number}`, name: `University ${number}`, destination: 'AU' }),
);
const programs = institutions.map(({ slug }, number) => buildProgram(slug, { slug: `program-${number}`, intakes: [] }));

type Payload = { application: OutcomesCaseFragment | null; errors: { code: string; field: string | null }[] };
export const ENDINGS = {
  withdrawApplication: OutcomesWithdrawDocument,
  declineOffer: OutcomesDeclineDocument,
  withdrawSharingConsent: OutcomesWithdrawSharingDocument,
  remindGuardian: OutcomesRemindGuardianDocument,
} satisfies Record<string, Question<{ ended: Payload }>>;

export const codes = (payload: Pick<Payload, 'errors'> | undefined) => payload?.errors.map(({ code }) => code);

/** The site of one test file; call it once, outside of the tests. */
export function openOutcomesSite() {
  let app: TestApp;
  let lan: Person;
  const ids: string[] = [];
  let now = new Date('2026-11-22T02:00:00Z').getTime();

  beforeAll(async () => {
    app = await createTestApp({
      catalogue: { institutions, programs },
      clock: () => new Date((now += 1)),
      environment: { SESSION_IDLE_SECONDS: '86400', OPERATOR_NAME: 'Công ty Chân Trời' },
    });
    const { service } = app.services.domains.catalogue.provides;
    for (const { slug } of programs) ids.push(String((await service.programs.bySlug(slug))?._id));
    lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
  });
  afterAll(() => app.close());

  let keys = 0;
  const create = async (person: Person, item: number, changes: object = {}) => {
    const input = {
      type: 'PROGRAM',
      itemId: ids[item],
      intake: { year: 2027, month: 9 },
      sharingConsent: AGREED,
      idempotencyKey: `outcome-${(keys += 1)}`,
      ...changes,
    };
    return (await runQueryAs(person, OutcomesCreateDocument, { input })).data?.createApplication;
  };
  const advance = async (person: Person, { id, updatedAt }: Seen, to: string, changes: object = {}) => {
    const input = { applicationId: id, to, seenUpdatedAt: updatedAt, ...changes };
    return (await runQueryAs(person, OutcomesAdvanceDocument, { input })).data?.advanceApplication;
  };
  /** The application after these steps of the advisor; without any as the student made it. */
  const reached = async (person: Person, item: number, ...steps: string[]) => {
    let application = applicationOf(await create(person, item));
    for (const to of steps) application = applicationOf(await advance(lan, application, to));
    return application;
  };
  const end = async (person: Person, field: keyof typeof ENDINGS, { id }: Pick<Seen, 'id'>) =>
    (await runQueryAs(person, ENDINGS[field], { input: { applicationId: id } })).data?.ended;
  const readOne = async (person: Person, { id }: Pick<Seen, 'id'>) =>
    applicationOf((await runQueryAs(person, OutcomesOneDocument, { id })).data);
  const newsOf = async (person: Person): Promise<string[]> => {
    await app.services.idle();
    const { data } = await runQueryAs(person, OutcomesNewsDocument);
    const news = data?.myNotifications.items.map(({ code, parameters }) =>
      [code, ...parameters.flatMap(({ name, value }) => (name === 'status' ? [value] : []))].join(' '),
    );
    if (!news) throw new Error(`No notifications of ${person.email}`);
    return news.toReversed();
  };
  return {
    get app() {
      return app;
    },
    get lan() {
      return lan;
    },
    ids,
    create,
    advance,
    reached,
    end,
    readOne,
    newsOf,
  };
}
