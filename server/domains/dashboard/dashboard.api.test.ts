import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { UpdateProfileDocument } from '../../testing/account.gql.js';
import { CreateApplicationDocument } from '../../testing/applications.gql.js';
import { AddToWishlistDocument } from '../../testing/wishlist.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  DashboardDeadlinesDocument,
  DashboardEventDocument,
  DashboardGuideDocument,
  DashboardOverviewDocument,
  DashboardSessionDocument,
} from './dashboard.api.gql.js';

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const closing = (date: string, timeZone = 'Europe/London') => ({ date, timeZone, ...fact });
const intake = (year: number, month: number, date: string) => ({
  year,
  month,
  isRecurring: false,
  deadline: closing(date),
  ...fact,
});
const institutions = ['one', 'two', 'three'].map(name =>
  buildInstitution({ slug: name, name, destination: name === 'three' ? 'AU' : 'GB' }),
);
const programs = [
  // Closes on Sunday of the week of the tests, and an intake later.
  buildProgram('one', { slug: 'this-week', intakes: [intake(2027, 2, '2026-12-06'), intake(2027, 9, '2027-06-30')] }),
  buildProgram('one', { slug: 'closed', intakes: [intake(2027, 1, '2026-11-30')] }),
  buildProgram('two', { slug: 'later', intakes: [intake(2027, 9, '2027-03-01')] }),
  buildProgram('two', { slug: 'undated', intakes: [] }),
  buildProgram('three', { slug: 'applied', intakes: [intake(2027, 2, '2026-12-04'), intake(2027, 7, '2026-12-05')] }),
  ...Array.from({ length: 7 }, (_, place) => buildProgram('three', { slug: `other-${place}`, intakes: [] })),
  buildProgram('three', { slug: 'other-7', title: 'Bachelor of Computer Science', intakes: [] }),
];
const scholarships = [
  buildScholarship({ slug: 'open-grant', deadlines: [closing('2026-12-03')] }),
  buildScholarship({ slug: 'past-grant', deadlines: [closing('2026-01-03')] }),
  buildScholarship({ slug: 'undated-grant', deadlines: [] }),
];

let app: TestApp;
let mai: Person;
const idOf = new Map<string, string>();
/** A Wednesday in Vietnam. */
let now = Date.parse('2026-12-02T03:00:00Z');

const overviewOf = async (person: Person) => {
  const { data, errors } = await runQueryAs(person, DashboardOverviewDocument);
  expect(errors).toEqual([]);
  return data?.myDashboard;
};

beforeAll(async () => {
  app = await createTestApp({
    catalogue: { institutions, programs, scholarships },
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
  });
  const { service } = app.services.domains.catalogue.provides;
  for (const reader of [service.institutions, service.programs, service.scholarships])
    for (const { slug } of [...institutions, ...programs, ...scholarships]) {
      const record = await reader.bySlug(slug);
      if (record) idOf.set(slug, record._id);
    }
  mai = await signIn(app);
  const kindOf = (slug: string): string =>
    slug.endsWith('grant') ? 'SCHOLARSHIP' : slug === 'one' ? 'INSTITUTION' : 'PROGRAM';
  for (const slug of ['one', 'this-week', 'closed', 'later', 'undated', 'open-grant', 'past-grant', 'undated-grant'])
    await runQueryAs(mai, AddToWishlistDocument, { input: { kind: kindOf(slug), itemId: idOf.get(slug) } });
  for (const [type, slug, month] of [
    ['PROGRAM', 'applied', 2],
    ['INSTITUTION', 'three', 7],
  ] as const) {
    const input = {
      type,
      itemId: idOf.get(slug),
      intake: { year: 2027, month },
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
      idempotencyKey: `apply-${slug}`,
    };
    expect((await runQueryAs(mai, CreateApplicationDocument, { input })).data?.createApplication).toEqual({
      application: { id: expect.any(String), updatedAt: expect.any(String) },
      errors: [],
    });
  }
});
afterAll(() => app.close());

describe('the overview', () => {
  it('counts applications, offers, institutions and what is saved', async () => {
    expect(await overviewOf(mai)).toMatchObject({
      weekStart: '2026-11-30',
      weekEnd: '2026-12-06',
      totals: {
        applications: 2,
        openApplications: 2,
        appliedInstitutions: 1,
        appliedPrograms: 1,
        savedInstitutions: 1,
        savedPrograms: 4,
        savedScholarships: 3,
        offers: 0,
        waiting: 2,
        rejections: 0,
      },
      appliedDestinations: [{ destination: 'AU', count: 1 }],
      savedScholarships: { open: 1, closed: 1, unknown: 1 },
      openApplications: [{ progress: 20 }, { progress: 20, item: { slug: 'applied' } }],
    });
  });

  it('shows the deadlines of the week in Vietnam, open ones first, and of an application its own intake alone', async () => {
    const deadlines = (await overviewOf(mai))?.deadlines;
    expect(deadlines?.map(({ item, deadline, intake: of }) => [item.slug, deadline.status, of?.month])).toEqual([
      ['open-grant', 'OPEN', undefined],
      ['applied', 'OPEN', 2],
      ['closed', 'CLOSED', 1],
    ]);
    expect(deadlines?.[1]).toMatchObject({
      application: { status: 'SUBMITTED' },
      deadline: { timeZone: 'Europe/London' },
    });
    // 23:59 on Sunday in London is Monday in Vietnam: another week.
    expect(deadlines?.some(({ item }) => item.slug === 'this-week')).toBe(false);
  });

  it('shows programs by their next open deadline, those without one last', async () => {
    expect((await overviewOf(mai))?.programs).toMatchObject([
      { program: { slug: 'applied' }, intake: { year: 2027, month: 2 }, application: { status: 'SUBMITTED' } },
      { program: { slug: 'this-week' }, intake: { year: 2027, month: 2 }, application: null },
      { program: { slug: 'later' } },
      { deadline: null },
      { deadline: null },
    ]);
  });

  it('recommends by the profile, without what is known already, and says what the profile lacks', async () => {
    expect((await overviewOf(mai))?.profileFacts).toContainEqual({ fact: 'COUNTRIES', isKnown: false });
    const input = { preferredCountries: ['AU'] };
    expect((await runQueryAs(mai, UpdateProfileDocument, { input })).data?.updateProfile).toEqual({
      profile: { majorAbroad: null, updatedAt: expect.any(String) },
      errors: [],
    });
    const overview = await overviewOf(mai);
    expect(overview?.profileFacts).toContainEqual({ fact: 'COUNTRIES', isKnown: true });
    expect(overview?.recommendations).toHaveLength(6);
    for (const { program } of overview?.recommendations ?? [])
      expect([program.slug.startsWith('other-'), program.institution.slug]).toEqual([true, 'three']);
    // Like those saved first: a country has everything.
    const reasons = overview?.recommendations.flatMap(({ reasons: own }) => own) ?? [];
    expect(new Set(reasons)).toEqual(new Set(['LIKE_SAVED', 'COUNTRY']));
    expect(reasons).toEqual([...reasons].sort().toReversed());
    // The subject in the words of the profile.
    expect(
      (await runQueryAs(mai, UpdateProfileDocument, { input: { majorAbroad: 'khoa học máy tính' } })).data,
    ).toBeTruthy();
    const [first, ...others] = (await overviewOf(mai))?.recommendations ?? [];
    expect([first?.program.slug, first?.reasons]).toEqual(['other-7', ['SUBJECT', 'COUNTRY']]);
    // Of its field alone: not said to be about it.
    expect(others.map(({ reasons: own }) => own)).toEqual(Array.from({ length: 5 }, () => ['COUNTRY']));
  });

  it('shows sessions of the week, events to come and guides, those about wanted countries first', async () => {
    const lan = await signIn(app, { role: 'ADVISOR' });
    const both = (text: string) => ({ vi: text, en: text });
    const session = (date: string, topic: string) =>
      runQueryAs(lan, DashboardSessionDocument, {
        input: { studentId: mai.id, topic, startsAt: { date, time: '09:00' }, idempotencyKey: `session-${date}` },
      });
    await session('2026-12-06', 'this week');
    await session('2026-12-07', 'next week');
    const event = { title: both('fair'), summary: both('s'), minutes: 60, place: both('here') };
    await runQueryAs(lan, DashboardEventDocument, {
      input: { event: { ...event, startsAt: { date: '2026-12-20', time: '09:00' } }, idempotencyKey: 'event-of-test' },
    });
    for (const destination of ['AU', 'DE'])
      await runQueryAs(lan, DashboardGuideDocument, {
        input: {
          guide: { title: both('g'), summary: both('s'), topic: 'VISA', body: [both('b')], destination },
          idempotencyKey: `guide-of-${destination}`,
        },
      });
    expect(await overviewOf(mai)).toMatchObject({
      advisingSessions: [{ topic: 'this week' }],
      events: [{ title: { vi: 'fair' } }],
      guides: [{ destination: 'AU' }, { destination: 'DE' }],
    });
  });

  it('takes one read of each collection that it shows', async () => {
    // After a change of the catalogue no copy in memory is good any more.
    await app.addItems({ scholarships: [buildScholarship()] });
    const commands = await commandsDuring(app, async () => void (await overviewOf(mai)));
    const counted = commands.reduce<Record<string, number>>(
      (all, name) => ({ ...all, [name]: (all[name] ?? 0) + 1 }),
      {},
    );
    expect(counted).toEqual({
      'find wishes': 1,
      'find applications': 1,
      // Of applications, of saved ones, of recommended ones.
      'find programs': 3,
      'find scholarships': 1,
      'find institutions': counted['find institutions'],
      // What recommendations are judged by.
      'find gradebooks': 1,
      'find advisingSessions': 1,
      'find events': 1,
      'find guides': 1,
      'find users': 1,
      // Interests count in what is recommended.
      'find assessmentattempts': 1,
    });
    expect(counted['find institutions']).toBeLessThanOrEqual(2);
  });

  it('is empty for somebody who has just come', async () => {
    const an = await signIn(app);
    expect(await overviewOf(an)).toMatchObject({
      totals: { applications: 0, savedPrograms: 0, offers: 0 },
      appliedDestinations: [],
      deadlines: [],
      programs: [],
      openApplications: [],
      advisingSessions: [],
      recommendations: [],
    });
  });

  it('does not exist for a visitor', async () => {
    expect(codesOf(await runQuery(app, DashboardOverviewDocument))).toEqual(['UNAUTHENTICATED']);
  });
});

it('all open deadlines are listed, soonest first', async () => {
  const { data } = await runQueryAs(mai, DashboardDeadlinesDocument);
  expect(data?.myDeadlines.map(({ item, intake: of }) => [item.slug, of?.month])).toEqual([
    ['open-grant', undefined],
    ['applied', 2],
    ['this-week', 2],
    ['later', 9],
    ['this-week', 9],
  ]);
});
