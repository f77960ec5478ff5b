/** A site with twenty programs, an advisor, and the operations that end an application or pass it on. */
import { buildInstitution, buildProgram } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import type { GraphAnswer } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { AGREED, type Answered } from './applicationsSite.js';

const FIELDS = `id status progress updatedAt canWithdraw canDecline intake { year month }
  history { status by intake { year month } } deletionTask { state closedAt }
  sharing { recipientName destination textVersion language withdrawnAt canWithdraw guardian { part name emailHint answeredAt } }`;
export const ERRORS = 'errors { code field }';
export const mutation = (field: string, input: string, selected = `application { ${FIELDS} } ${ERRORS}`): string =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { ${selected} } }`;
const CREATE = mutation('createApplication', 'CreateApplicationInput');
export const ADVANCE = mutation('advanceApplication', 'AdvanceApplicationInput');
export const ENDINGS = {
  withdrawApplication: mutation('withdrawApplication', 'WithdrawApplicationInput'),
  declineOffer: mutation('declineOffer', 'DeclineOfferInput'),
  withdrawSharingConsent: mutation('withdrawSharingConsent', 'WithdrawSharingConsentInput'),
  remindGuardian: mutation('remindGuardian', 'RemindGuardianInput'),
};
export const ONE = `query ($id: ID!) { application(id: $id) { ${FIELDS} } }`;
export const QUEUE = `query ($filter: ApplicationFilter) { applications(filter: $filter) { items { id updatedAt student { fullName } deletionTask { state } } } }`;

export const VISA = ['PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED'];
const institutions = Array.from({ length: 20 }, (_, number) =>
  buildInstitution({ slug: `university-${number}`, name: `University ${number}`, destination: 'AU' }),
);
const programs = institutions.map(({ slug }, number) => buildProgram(slug, { slug: `program-${number}`, intakes: [] }));

export type Payload = { application: Answered; errors: { code: string; field: string | null }[]; ok?: boolean };
export const payloadOf = ({ data }: GraphAnswer): Payload => Object(Object.values(data ?? {})[0]);

export const codes = ({ errors }: Payload): string[] => errors.map(({ code }) => code);

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
  const create = async (person: Person, item: number, changes: object = {}): Promise<Payload> =>
    payloadOf(
      await runQueryAs(person, CREATE, {
        input: {
          type: 'PROGRAM',
          itemId: ids[item],
          intake: { year: 2027, month: 9 },
          sharingConsent: AGREED,
          idempotencyKey: `outcome-${(keys += 1)}`,
          ...changes,
        },
      }),
    );
  const advance = async (person: Person, { id, updatedAt }: Answered, to: string, changes: object = {}) =>
    payloadOf(
      await runQueryAs(person, ADVANCE, { input: { applicationId: id, to, seenUpdatedAt: updatedAt, ...changes } }),
    );
  const reached = async (person: Person, item: number, ...steps: string[]): Promise<Answered> => {
    let { application } = await create(person, item);
    for (const to of steps) ({ application } = await advance(lan, application, to));
    return application;
  };
  const end = async (person: Person, field: keyof typeof ENDINGS, { id }: Answered): Promise<Payload> =>
    payloadOf(await runQueryAs(person, ENDINGS[field], { input: { applicationId: id } }));
  const readOne = async (person: Person, { id }: Answered): Promise<Answered> =>
    Object((await runQueryAs(person, ONE, { id })).data?.application);
  const newsOf = async (person: Person): Promise<string[]> => {
    await app.services.idle();
    const { data } = await runQueryAs(
      person,
      '{ myNotifications(page: { size: 50 }) { items { code parameters { name value } } } }',
    );
    return Object(data?.myNotifications)
      .items.map(({ code, parameters }: { code: string; parameters: { name: string; value: string }[] }) =>
        [code, ...parameters.flatMap(({ name, value }) => (name === 'status' ? [value] : []))].join(' '),
      )
      .toReversed();
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
