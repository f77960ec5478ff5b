/** Institutions that were merged: what was linked and bookmarked before leads straight to the one that stays. On a site of its own, since a merge is for good. */
import type { Page } from '@playwright/test';
import { LOCALES, toPath } from '../../schema/site/locales';
import { startSite, type SiteUnderAudit } from '../audit/siteUnderAudit';
import { ask, mutate, type Cookies } from './member';
import { expect, open, test } from './site';
import { newStaff } from './staff';

const QUERY = '?tab=programs&from=mail';
const NAMES = ['ashgrove', 'beechwood', 'cypressfield'] as const;

let site: SiteUnderAudit;
let admin: Cookies;

type Item = { readonly id: string; readonly slug: string; readonly updatedAt: string };
const institution = async (slug: string): Promise<Item> =>
  (
    await ask<{ institution: Item }>(site.origin, {
      query: 'query ($slug: String!) { institution(slug: $slug) { id slug updatedAt } }',
      variables: { slug },
    })
  ).data.institution;
const upsert = (type: 'Institution' | 'Program', input: Record<string, unknown>) =>
  mutate(site.origin, {
    query: `mutation ($input: Upsert${type}Input!) { result: upsert${type}(input: $input) { errors { code field } } }`,
    input,
    cookies: admin,
  });

async function addCollege(name: string): Promise<void> {
  const source = 'mergers-register';
  const sources = [{ id: source, name: 'Register', kind: 'REGISTER', url: 'https://example.org/', asOf: '2026-10' }];
  await upsert('Institution', {
    slug: name,
    name: `${name} Merging College`,
    destination: 'IE',
    city: 'Cork',
    type: 'COLLEGE',
    sources,
  });
  await upsert('Program', {
    slug: `${name}-law`,
    institutionId: (await institution(name)).id,
    title: `Merging Law at ${name}`,
    level: 'UNDERGRADUATE',
    award: 'BACHELOR',
    field: 'LAW',
    campusCity: 'Cork',
    languages: ['en'],
    registerCode: { value: 'L1', source, asOf: '2026-10', checkedOn: '2026-10-01' },
  });
}

async function merge(kept: string, merged: string): Promise<void> {
  const [one, other] = [await institution(kept), await institution(merged)];
  await mutate(site.origin, {
    query:
      'mutation ($input: MergeInstitutionsInput!) { result: mergeInstitutions(input: $input) { errors { code field } } }',
    input: {
      keptId: one.id,
      seenKeptUpdatedAt: one.updatedAt,
      mergedId: other.id,
      seenMergedUpdatedAt: other.updatedAt,
    },
    cookies: admin,
  });
}

const found = async (page: Page, path: string) => {
  await expect(async () => {
    await open(page, site.origin + path);
    await expect(page.locator(`main a[href="/en/schools/${NAMES[0]}"]`).first()).toBeVisible({ timeout: 500 });
  }).toPass();
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite();
  admin = await newStaff(site, 'ADMIN');
  for (const name of NAMES) await addCollege(name);
});
test.afterAll(() => site.stop());

const [first, second, third] = NAMES;

test('a link to an institution that was merged while its list was open leads to the one that stays, and Back to the list', async ({
  page,
}) => {
  const list = '/en/search-institution?q=merging+college';
  await found(page, list);
  // Pages of all three were seen before: nobody is served what was kept of them.
  for (const name of NAMES) expect((await page.request.get(`${site.origin}/en/schools/${name}`)).status()).toBe(200);
  await merge(second, first);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await page.locator(`main a[href="/en/schools/${first}"]`).first().click();
  await expect(page).toHaveURL(`${site.origin}/en/schools/${second}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(second));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/en/schools/${second}`);
  await page.goBack();
  await expect(page).toHaveURL(site.origin + list);
  await page.goForward();
  await expect(page).toHaveURL(`${site.origin}/en/schools/${second}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(second));
  expect(documents).toBe(0);
});

for (const locale of LOCALES) {
  test(`after one merge more every address in ${locale} leads there at once, for good, with its query`, async ({
    request,
  }) => {
    if ((await institution(first)).slug === second) await merge(third, second);
    const pairs = [
      [`/schools/${first}`, `/schools/${third}`],
      [`/schools/${second}`, `/schools/${third}`],
      [`/programs/${first}-law`, `/programs/${third}-law`],
      [`/programs/${second}-law`, `/programs/${third}-law`],
    ] as const;
    for (const [former, present] of pairs) {
      const [from, to] = [toPath(locale, former), toPath(locale, present)];
      expect((await request.get(site.origin + to)).status()).toBe(200);
      for (const method of ['GET', 'GET', 'HEAD'])
        for (const query of ['', QUERY]) {
          const answer = await request.fetch(site.origin + from + query, { method, maxRedirects: 0 });
          expect([method, answer.status(), answer.headers().location]).toEqual([method, 301, to + query]);
        }
    }
  });
}
