/** Renamed entries: what was linked and bookmarked before leads to the present address. */
import { LOCALES, toPath } from '../../schema/site/locales';
import { expect, open, test } from './site';

/** Of the starter catalogue. */
const FORMER = '/programs/qut-bachelor-of-laws-003486d';
const PRESENT = '/programs/qut-bachelor-of-laws-honours-083020j';

for (const locale of LOCALES) {
  test(`a former address in ${locale} leads to the present one for good, with its query, as often as it is asked`, async ({
    request,
  }) => {
    const [former, present] = [toPath(locale, FORMER), toPath(locale, PRESENT)];
    expect((await request.get(present)).status()).toBe(200);
    for (const method of ['GET', 'GET', 'HEAD'])
      for (const query of ['', '?from=mail']) {
        const answer = await request.fetch(former + query, { method, maxRedirects: 0 });
        expect([method, answer.status(), answer.headers().location]).toEqual([method, 301, present + query]);
      }
  });
}

test('in the graph a former address still answers the entry', async ({ request }) => {
  const slug = FORMER.slice('/programs/'.length);
  const answer = await request.post('/graphql', { data: { query: `{ program(slug: "${slug}") { slug } }` } });
  expect(await answer.json()).toEqual({ data: { program: { slug: PRESENT.slice('/programs/'.length) } } });
});

test('a former address in the history of a tab is replaced by the present one: Back leads on to the page before', async ({
  page,
}) => {
  await open(page, '/en/about');
  // As if the entry had been renamed since the tab was there.
  await page.evaluate(address => {
    history.pushState(null, '', address);
    history.pushState(null, '', '/en/legal');
  }, `/en${FORMER}?from=tab`);
  await page.goBack();
  await expect(page).toHaveURL(`/en${PRESENT}?from=tab`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Laws/);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});
