import { CreateApplicationDocument } from '../../testing/applications.gql.js';
import { OwnDataExportDocument } from '../../testing/personalData.gql.js';
import { AddToWishlistDocument } from '../../testing/wishlist.gql.js';
import { dataOf } from '../../testing/runQuery.js';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { addDays } from '../../../schema/rules/days.rules.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { createSecondServices } from '../../testing/secondServices.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  ReminderSettingsChangedDocument,
  ReminderSettingsDocument,
  RemindersToldDocument,
  ReminderWithdrawalDocument,
} from './reminders.api.gql.js';

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
/** Closes on 15 January in Vietnam. */
const deadline = { date: '2027-01-14', time: '18:00', timeZone: 'Europe/London', ...fact };
const institution = buildInstitution({ slug: 'university', destination: 'GB' });
const programs = ['saved', 'applied', 'both', 'removed', 'mailed', 'shared', 'first', 'second'].map(slug =>
  buildProgram('university', {
    slug: `program-${slug}`,
    title: `Robotics ${slug}`,
    intakes: [{ year: 2027, month: 9, isRecurring: true, deadline, ...fact }],
  }),
);
const scholarship = buildScholarship({ slug: 'a-scholarship', deadlines: [deadline] });

let app: TestApp;
let [day, ticks] = ['2026-12-01', 0];
/** In the morning in Vietnam; the clock goes on within the day. */
const clock = () => new Date(Date.parse(`${day}T01:00:00Z`) + (ticks += 1));
const idOf = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp({
    clock,
    catalogue: { institutions: [institution], programs, scholarships: [scholarship] },
  });
  const { service } = app.services.domains.catalogue.provides;
  for (const { slug } of programs) idOf.set(slug, String((await service.programs.bySlug(slug))?._id));
  idOf.set('a-scholarship', String((await service.scholarships.bySlug('a-scholarship'))?._id));
});
afterAll(() => app.close());

const save = (person: Person, slug: string) =>
  runQueryAs(person, AddToWishlistDocument, {
    input: { kind: slug.startsWith('program') ? 'PROGRAM' : 'SCHOLARSHIP', itemId: idOf.get(slug) },
  });
const apply = async (person: Person, slug: string): Promise<string> => {
  const answer = await runQueryAs(person, CreateApplicationDocument, {
    input: {
      type: 'PROGRAM',
      itemId: idOf.get(slug),
      intake: { year: 2027, month: 9 },
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
      idempotencyKey: `apply-${slug}-${person.id}`,
    },
  });
  const { application } = dataOf(answer).createApplication;
  if (!application) throw new Error('There is no application.');
  return application.id;
};
const sweep = async (): Promise<void> => {
  await app.services.domains.reminders.provides.sweep();
  await app.services.idle();
};
/** What the person was reminded of, oldest first. */
const remindersOf = async (person: Person) => {
  // The session ended with the days that passed.
  await person.browser.query(SignInDocument, { input: { email: person.email, password: person.password } });
  const { myNotifications } = dataOf(await runQueryAs(person, RemindersToldDocument));
  return myNotifications.items
    .filter(({ code }) => code === 'DEADLINE_NEAR')
    .map(({ parameters, item }): Record<string, string> => {
      if (!item || !('slug' in item)) throw new Error('A reminder is of a program or a scholarship.');
      return { slug: item.slug, ...Object.fromEntries(parameters.map(({ name, value }) => [name, value])) };
    })
    .reverse();
};
/** Every day from one to another, with a sweep on each. */
const pass = async (from: string, to: string): Promise<void> => {
  for (let each = from; each <= to; each = addDays(each, 1)) {
    day = each;
    await sweep();
  }
};

describe('a deadline', () => {
  it('of a saved or applied item is told 14, 3 and 1 days before, once each, and never after it', async () => {
    day = '2026-12-20';
    const mai = await signIn(app);
    await save(mai, 'program-saved');
    await save(mai, 'a-scholarship');
    const applicationId = await apply(mai, 'program-applied');
    await pass('2026-12-30', '2027-01-20');
    const reminders = await remindersOf(mai);
    const daysLeftOf = (slug: string) =>
      reminders.flatMap(reminder => (reminder.slug === slug ? [reminder.daysLeft] : []));
    expect([daysLeftOf('program-saved'), daysLeftOf('program-applied'), daysLeftOf('a-scholarship')]).toEqual([
      ['14', '3', '1'],
      ['14', '3', '1'],
      ['14', '3', '1'],
    ]);
    expect(reminders.find(({ slug }) => slug === 'program-applied')).toEqual({
      slug: 'program-applied',
      daysLeft: '14',
      closesAt: '2027-01-14T18:00:00.000Z',
      timeZone: 'Europe/London',
      applicationId,
    });
  });

  it('of an item that is saved and applied to is told once, with the application', async () => {
    day = '2027-01-05';
    const mai = await signIn(app);
    await save(mai, 'program-both');
    const applicationId = await apply(mai, 'program-both');
    await sweep();
    await sweep();
    expect(await remindersOf(mai)).toMatchObject([{ slug: 'program-both', daysLeft: '10', applicationId }]);
  });

  it('of what is followed no more is not told', async () => {
    day = '2027-01-05';
    const mai = await signIn(app);
    await save(mai, 'program-removed');
    await app.services.domains.reminders.provides.sweep();
    await app.mongo.connection.collection('wishes').deleteMany({ userId: mai.id });
    const applicationId = await apply(mai, 'program-removed');
    await runQueryAs(mai, ReminderWithdrawalDocument, { id: applicationId });
    day = '2027-01-12';
    await sweep();
    expect((await remindersOf(mai)).map(({ daysLeft }) => daysLeft)).not.toContain('3');
  });

  it('is told once by two servers that sweep at the same time', async () => {
    day = '2027-01-05';
    const mai = await signIn(app);
    await save(mai, 'program-shared');
    const other = createSecondServices(app, clock);
    await Promise.all([
      app.services.domains.reminders.provides.sweep(),
      other.domains.reminders.provides.sweep(),
      app.services.domains.reminders.provides.sweep(),
    ]);
    await Promise.all([other.jobs.idle(), app.services.idle()]);
    await other.jobs.idle();
    expect(await remindersOf(mai)).toMatchObject([{ slug: 'program-shared' }]);
  });
});

describe('mails of reminders', () => {
  it('come to those who asked for them at a confirmed address, once, in their language', async () => {
    day = '2027-01-05';
    const [mai, silent] = [await signIn(app, { language: 'EN' }), await signIn(app)];
    const set = async (on: boolean) =>
      (await runQueryAs(mai, ReminderSettingsChangedDocument, { on })).data?.setReminderSettings;
    const before = (await app.mails()).length;
    await app.mongo.connection
      .collection<{ _id: string }>('users')
      .updateOne({ _id: mai.id }, { $set: { isEmailVerified: false } });
    expect(await set(true)).toEqual({
      settings: { deadlineEmails: false },
      errors: [{ code: 'EMAIL_NOT_CONFIRMED', field: 'deadlineEmails' }],
    });
    await app.mongo.connection
      .collection<{ _id: string }>('users')
      .updateOne({ _id: mai.id }, { $set: { isEmailVerified: true } });
    expect((await runQueryAs(mai, ReminderSettingsDocument)).data).toEqual({
      myReminderSettings: { deadlineEmails: false },
    });
    expect(await set(true)).toEqual({ settings: { deadlineEmails: true }, errors: [] });
    await save(mai, 'program-mailed');
    await save(silent, 'program-mailed');
    await sweep();
    await sweep();
    const mails = (await app.mails()).slice(before).filter(mail => mail.includes('Robotics mailed'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(mai.email);
    expect(mails[0]).toContain('Subject: 10 days left: Robotics mailed');
    const { myDataExport } = dataOf(await runQueryAs(mai, OwnDataExportDocument));
    expect(JSON.parse(myDataExport.json).reminderSettings).toMatchObject({ deadlineEmails: true });
    await set(false);
    day = '2027-01-12';
    await sweep();
    expect((await app.mails()).filter(mail => mail.includes('Robotics mailed'))).toHaveLength(1);
    expect(await remindersOf(mai)).toMatchObject([{ daysLeft: '10' }, { daysLeft: '3' }]);
  });
});

describe('several deadlines on one morning', () => {
  const mailsOf = async ({ email }: Person) => (await app.mails()).filter(mail => mail.includes(`To: ${email}`));
  const follower = async (language: 'VI' | 'EN') => {
    const person = await signIn(app, { language });
    await runQueryAs(person, ReminderSettingsChangedDocument, { on: true });
    for (const slug of ['program-first', 'program-second', 'a-scholarship']) await save(person, slug);
    return person;
  };

  it('come in one mail, the next first, with a notification each; what is new on a later morning comes in another', async () => {
    day = '2027-01-05';
    const [mai, lan] = [await follower('VI'), await follower('EN')];
    const before = { mai: (await mailsOf(mai)).length, lan: (await mailsOf(lan)).length };
    await sweep();
    await sweep();
    const ofMai = (await mailsOf(mai)).slice(before.mai);
    const ofLan = (await mailsOf(lan)).slice(before.lan);
    expect([ofMai.length, ofLan.length]).toEqual([1, 1]);
    expect(ofMai[0]).toContain('Bạn có 3 hạn nộp sắp đến:');
    expect(ofLan[0]).toMatch(/Subject: 10 days left: .+ and 2 more deadlines/);
    expect(ofLan[0]).toContain('You have 3 deadlines coming up:');
    for (const mail of [...ofMai, ...ofLan])
      for (const name of ['Robotics first', 'Robotics second', '/scholarships/a-scholarship'])
        expect(mail).toContain(name);
    expect((await remindersOf(mai)).map(({ slug }) => slug).toSorted()).toEqual([
      'a-scholarship',
      'program-first',
      'program-second',
    ]);
    await save(mai, 'program-shared');
    day = '2027-01-06';
    await sweep();
    const later = (await mailsOf(mai)).slice(before.mai + 1);
    expect(later).toHaveLength(1);
    expect(later[0]).toContain('Robotics shared nhận hồ sơ đến');
    expect(later[0]).not.toContain('Robotics first');
  });

  it('come in the same mail again when the process dies after it was sent, and never in a second one', async () => {
    day = '2027-01-05';
    const mai = await follower('VI');
    const before = (await mailsOf(mai)).length;
    const jobs = app.mongo.connection.collection<{ _id: string; payload: object }>('jobs');
    await app.services.domains.reminders.provides.sweep();
    const mine = { name: 'reminders.morning', subjectId: mai.id };
    expect(await jobs.countDocuments(mine)).toBe(1);
    const stored = await jobs.findOne(mine);
    await app.services.idle();
    // Its process died before it could note that the mail was sent.
    await jobs.updateOne(
      { _id: String(stored?._id) },
      { $set: { status: 'WAITING', lane: 'BULK', dueAt: clock(), payload: stored?.payload ?? {} } },
    );
    await app.services.idle();
    expect((await mailsOf(mai)).slice(before)).toHaveLength(1);
    expect(await remindersOf(mai)).toHaveLength(3);
  });
});

describe('the daily sweep', () => {
  it('is stored once a day by all that start, and each enqueues the next', async () => {
    day = '2027-03-01';
    const { start } = app.services.domains.reminders;
    await Promise.all([start(), start(), start()]);
    await app.services.idle();
    const jobs = await app.mongo.connection
      .collection('jobs')
      .find({ name: 'reminders.sweep' })
      .sort({ key: 1 })
      .toArray();
    expect(jobs.map(({ key, status }) => [key, status])).toEqual([
      ['2027-03-01', 'DONE'],
      ['2027-03-02', 'WAITING'],
    ]);
    expect(jobs[1]?.dueAt).toEqual(new Date('2027-03-02T01:00:00Z'));
  });
});
