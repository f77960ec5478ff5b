/** A site with two advisors, and the forms as visitors fill them in. */
import { CONSENT_TEXT_VERSION } from '../../../../schema/rules/account.values.js';
import { buildInstitution } from '../../../testing/buildItems.js';
import { type Browser, openBrowser } from '../../../testing/browser.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';

export const CONTACT =
  'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { ok errors { code field } } }';
export const STRENGTH =
  'mutation ($input: SubmitProfileStrengthInput!) { submitProfileStrength(input: $input) { band { band range averages minimumPercent maximumPercent acceptanceDays } errors { code field } } }';
const LEAD =
  'id kind status fullName email phone city school campaign fact message address studyYear gpaBand language consents { purpose textVersion } history { kind text } advisor { fullName } item { __typename } updatedAt';
export const QUEUE = `query ($filter: LeadFilter, $page: PageInput) { leads(filter: $filter, page: $page) { items { ${LEAD} } pageInfo { total pageCount } } }`;
const staffMutation = (name: string): string =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { lead { ${LEAD} } errors { code field } } }`;
const NOTIFICATIONS = '{ myNotifications { items { code parameters { name value } } } }';

type Answer = Awaited<ReturnType<typeof runQueryAs>>;
export const payloadOf = ({ data, errors }: Answer) => {
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};
let keys = 0;
const nextKey = (): string => `key-of-test-${(keys += 1)}`;
export const consent = { adviceContact: true, textVersion: CONSENT_TEXT_VERSION };
export const message = (changes: object = {}) => ({
  name: 'Phạm Minh Anh',
  email: 'minhanh@school.example',
  phone: '0912 345 678',
  city: 'Đà Nẵng',
  school: 'THPT Phan Châu Trinh',
  campaign: 'STUDY_ADVICE',
  consent,
  language: 'VI',
  idempotencyKey: nextKey(),
  ...changes,
});
export const strength = (changes: object = {}) => ({
  fullName: 'Phạm Minh Anh',
  email: 'minhanh@school.example',
  phone: '0912345678',
  address: '12 Lê Lợi, Đà Nẵng',
  studyYear: 'Lớp 11',
  gpaBand: 'G8',
  consent,
  language: 'VI',
  idempotencyKey: nextKey(),
  ...changes,
});
type Caller = { browser: Browser };

/** The site of one test file; call it once, outside of the tests. */
export function openLeadsSite() {
  let app: TestApp;
  let lan: Person;
  let binh: Person;
  let now = new Date('2026-11-22T02:00:00Z').getTime();

  beforeAll(async () => {
    app = await createTestApp({
      clock: () => new Date((now += 1)),
      environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
      catalogue: { institutions: [buildInstitution({ slug: 'monash' })] },
    });
    lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
    binh = await signIn(app, { role: 'ADVISOR', fullName: 'Lê Văn Bình' });
  });
  afterAll(() => app.close());

  const visitor = (): Caller => ({ browser: openBrowser(app) });
  const send = async (input: object, caller: Caller = visitor()) =>
    payloadOf(await runQueryAs(caller, CONTACT, { input }));
  const submit = async (input: object, caller: Caller = visitor()) =>
    payloadOf(await runQueryAs(caller, STRENGTH, { input }));
  const queue = async (filter: object = {}, staff = lan) => payloadOf(await runQueryAs(staff, QUEUE, { filter }));
  const foundBy = async (text: string) => (await queue({ text })).items;
  const act = async (name: string, lead: { id: string; updatedAt: string }, rest: object = {}, staff = lan) =>
    payloadOf(
      await runQueryAs(staff, staffMutation(name), {
        input: { leadId: lead.id, seenUpdatedAt: lead.updatedAt, ...rest },
      }),
    );
  const codesTold = async (person: Person): Promise<string[]> => {
    await app.services.idle();
    const { items } = payloadOf(await runQueryAs(person, NOTIFICATIONS));
    return items.map(({ code }: { code: string }) => code);
  };
  /** What was sent to an address: whole mails as they lie in the outbox. */
  const mailsTo = async (address: string): Promise<string[]> =>
    (await app.mails()).filter(mail => new RegExp(`^To: .*${address}`, 'im').test(mail));
  /** A message of a sender whose first name is found by no other test. */
  const leadOf = async (name: string, changes: object = {}, caller?: Caller) => {
    expect(await send(message({ name, ...changes }), caller)).toEqual({ ok: true, errors: [] });
    return (await foundBy(name))[0];
  };
  return {
    get app() {
      return app;
    },
    get lan() {
      return lan;
    },
    get binh() {
      return binh;
    },
    visitor,
    send,
    submit,
    queue,
    foundBy,
    act,
    codesTold,
    mailsTo,
    leadOf,
  };
}
