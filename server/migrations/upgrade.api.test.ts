/** The site of today on what earlier releases stored: it starts, and people find themselves and their things as they left them. */
import { readdirSync } from 'node:fs';
import { type Browser, openBrowser } from '../testing/browser.js';
import { foundItem } from '../testing/foundItems.js';
import { loadRelease, readRelease, RELEASES } from '../testing/releaseData.js';
import { dataOf, type Question } from '../testing/runQuery.js';
import { LogOutEverywhereDocument } from '../testing/sessions.gql.js';
import { addressOf, endSites, freshFolder, startSite, type StartedSite } from '../testing/startSite.js';
import { migrations } from './migrations.js';
import {
  UpgradedDevicesDocument,
  UpgradedMessagesDocument,
  UpgradedProgramDocument,
  UpgradedThingsDocument,
  UpgradedViewerDocument,
} from './upgrade.api.gql.js';

const releases = readdirSync(RELEASES)
  .filter(name => name.endsWith('.json'))
  .map(name => name.slice(0, -'.json'.length))
  .toSorted();

it('data of every release is kept', () => {
  expect(releases).toEqual(expect.arrayContaining(['0.1.0', '0.2.0']));
});

describe.each(releases)('the data of %s', release => {
  const data = readRelease(release);
  let dataDir: string;
  let site: StartedSite;
  let url: string;
  const browserOf = (cookies: Record<string, string>): Browser =>
    openBrowser({ url }, new Map(Object.entries(cookies)));
  const answerOf = async <Data>(browser: Browser, question: Question<Data>): Promise<Data> =>
    dataOf(await browser.query(question));
  const start = async (): Promise<void> => {
    site = startSite({ DATA_DIR: dataDir, SESSION_SECRETS: data.sessionSecret, LOG_LEVEL: 'info' });
    url = await addressOf(site);
  };

  beforeAll(async () => {
    dataDir = freshFolder();
    await loadRelease(data, dataDir);
    await start();
  });
  afterAll(endSites);

  it('is migrated by the start', () => {
    for (const { name } of migrations) expect(site.output()).toContain(`${name}: done`);
  });

  it('leaves everybody signed in, and remembered devices remembered', async () => {
    const { admin, student } = data;
    const viewerOf = async (browser: Browser) => (await answerOf(browser, UpgradedViewerDocument)).viewer;
    expect(await viewerOf(browserOf(admin.session))).toEqual({ email: admin.email, role: 'ADMIN' });
    const tablet = browserOf(student.session);
    expect(await viewerOf(tablet)).toEqual({ email: student.email, role: 'STUDENT' });
    const phone = browserOf(student.remembered);
    expect(await viewerOf(phone)).toEqual({ email: student.email, role: 'STUDENT' });
    // With the token that took the place of the one of before.
    phone.cookies.delete('auth-token');
    expect(await viewerOf(phone)).toEqual({ email: student.email, role: 'STUDENT' });
    const { mySessions } = await answerOf(tablet, UpgradedDevicesDocument);
    expect(mySessions).toHaveLength(2);
    expect(mySessions).toEqual(
      expect.arrayContaining([
        { isCurrent: true, isRemembered: false },
        { isCurrent: false, isRemembered: true },
      ]),
    );
  });

  it('shows the student the wishlist, applications and grades of before', async () => {
    const browser = browserOf(data.student.session);
    const { myWishlistIds, myWishlist, myApplications, myGrades } = await answerOf(browser, UpgradedThingsDocument);
    expect(myWishlistIds.toSorted()).toEqual(data.wishlist.toSorted());
    expect(myWishlist.items).toEqual([{ item: { id: data.wishlist[0], title: expect.any(String) } }]);
    const { applications = [], gradebooks = [] } = data.documents;
    expect(myApplications.items).toEqual(
      applications.map(({ note }) => ({
        item: { id: data.wishlist[0] },
        note,
        history: [{ status: 'SUBMITTED' }],
      })),
    );
    const book = {
      schoolName: 'THPT Chu Văn An',
      years: [{ subjects: [{ marks: [{ value: '8.2' }, { value: '8.5' }] }] }],
    };
    expect(myGrades).toEqual(gradebooks.length === 0 ? null : book);
  });

  it('shows staff the messages of before', async () => {
    const { leads } = await answerOf(browserOf(data.admin.session), UpgradedMessagesDocument);
    expect(leads.pageInfo.total).toBe(data.documents.leads?.length ?? 0);
  });

  it('lets an administrator change an item of before', async () => {
    const office = browserOf(data.admin.session);
    const { id, slug, updatedAt } = await foundItem(office, 'program', {
      slug: String(data.documents.programs?.[0]?.slug),
    });
    expect(id).toBe(data.wishlist[0]);
    const changed = await office.query(UpgradedProgramDocument, {
      input: { id, slug, title: 'Bachelor of Testing', seenUpdatedAt: updatedAt },
    });
    expect(dataOf(changed)).toEqual({
      upsertProgram: { program: { id, title: 'Bachelor of Testing' }, errors: [] },
    });
  });

  it('lets the student end the sessions of every device of before', async () => {
    const { session, remembered } = data.student;
    expect(await answerOf(browserOf(session), LogOutEverywhereDocument)).toEqual({
      logoutEverywhere: { ok: true, errors: [] },
    });
    for (const cookies of [session, remembered])
      expect((await answerOf(browserOf(cookies), UpgradedViewerDocument)).viewer).toBeNull();
  });

  it('is migrated once', async () => {
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    await start();
    expect(site.output()).not.toContain(migrations[0]?.name);
    const { viewer } = await answerOf(browserOf(data.admin.session), UpgradedViewerDocument);
    expect(viewer).toEqual({ email: data.admin.email, role: 'ADMIN' });
  });
});
