/** A site with two advisors, and the forms as visitors fill them in. */
import { dataOf } from '../../../testing/runQuery.js';
import { CONSENT_TEXT_VERSION } from '../../../../schema/rules/account.values.js';
import { buildInstitution } from '../../../testing/buildItems.js';
import { type Browser, openBrowser } from '../../../testing/browser.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import {
  LeadAnsweredDocument,
  LeadAssignedDocument,
  LeadClosedDocument,
  LeadMessageDocument,
  LeadNotificationsDocument,
  type LeadOfStaffFragment,
  LeadQueueDocument,
  LeadStrengthDocument,
} from './leads.gql.js';

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
/** What an advisor saw of a lead; an act that was refused left none. */
type Seen = Pick<LeadOfStaffFragment, 'id' | 'updatedAt'> | null;
const inputOf = (lead: Seen, rest: object = {}) => {
  if (!lead) throw new Error('There is no lead.');
  return { input: { leadId: lead.id, seenUpdatedAt: lead.updatedAt, ...rest } };
};

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
    dataOf(await runQueryAs(caller, LeadMessageDocument, { input })).sendContactMessage;
  const submit = async (input: object, caller: Caller = visitor()) =>
    dataOf(await runQueryAs(caller, LeadStrengthDocument, { input })).submitProfileStrength;
  const queue = async (filter: object = {}, staff = lan) =>
    dataOf(await runQueryAs(staff, LeadQueueDocument, { filter })).leads;
  const foundBy = async (text: string) => (await queue({ text })).items;
  const assign = async (lead: Seen, advisorId: string | null) =>
    dataOf(await runQueryAs(lan, LeadAssignedDocument, inputOf(lead, { advisorId }))).assignLead;
  const answer = async (lead: Seen, text: string, staff = lan) =>
    dataOf(await runQueryAs(staff, LeadAnsweredDocument, inputOf(lead, { text }))).answerLead;
  const close = async (lead: Seen) => dataOf(await runQueryAs(lan, LeadClosedDocument, inputOf(lead))).closeLead;
  const notificationCodes = async (person: Person) => {
    await app.services.idle();
    const { myNotifications } = dataOf(await runQueryAs(person, LeadNotificationsDocument));
    return myNotifications.items.map(({ code }) => code);
  };
  /** What was sent to an address: whole mails as they lie in the outbox. */
  const mailsTo = async (address: string): Promise<string[]> =>
    (await app.mails()).filter(mail => new RegExp(`^To: .*${address}`, 'im').test(mail));
  /** A message of a sender whose first name is found by no other test. */
  const leadOf = async (name: string, changes: object = {}, caller?: Caller) => {
    expect(await send(message({ name, ...changes }), caller)).toEqual({ ok: true, errors: [] });
    const [lead] = await foundBy(name);
    if (!lead) throw new Error(`The queue has nothing of ${name}.`);
    return lead;
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
    assign,
    answer,
    close,
    notificationCodes,
    mailsTo,
    leadOf,
  };
}
