/** Entries of which neither a price nor a requirement is known: what their pages still tell, and that search engines are not offered them. */
import { LOCALES, toPath } from '../../schema/site/locales';
import { expectNoSeriousFinding } from './accessibility';
import { expect, hydrated, open, section, test, watch } from './site';

/** Of the starter catalogue. Once one of them holds a price or a requirement, take another: `isThin` in the graph tells which. */
const PROGRAM = '/programs/victoria-computer-science-bachelor-of-science';
const INSTITUTION = '/schools/university-of-victoria';
const ROBOTS = '<meta name="robots" content="noindex"/>';

for (const locale of LOCALES) {
  test(`pages of thin entries in ${locale} ask not to be listed, others do not`, async ({ request, addresses }) => {
    const htmlOf = async (path: string) => (await request.get(toPath(locale, path))).text();
    for (const path of [PROGRAM, INSTITUTION]) {
      const html = await htmlOf(path);
      expect(html).toContain(ROBOTS);
      expect(html).toContain('<h1');
    }
    for (const path of [addresses.program, addresses.institution]) expect(await htmlOf(path)).not.toContain('noindex');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`${toPath(locale, addresses.program)}</loc>`);
    for (const path of [PROGRAM, INSTITUTION]) expect(sitemap).not.toContain(`${toPath(locale, path)}<`);
  });
}

test('moving between a thin entry and another one takes the wish not to be listed along', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await open(page, PROGRAM);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await section(page, 'Ngành học tương tự').getByRole('listitem').getByRole('link').first().click();
  await expect(page).not.toHaveURL(PROGRAM);
  await expect(robots).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(PROGRAM);
  await expect(robots).toHaveCount(1);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a thin program tells the rules of its country, what others cost and where to look', async ({
      page,
      origin,
    }) => {
      const problems = watch(page, origin);
      await open(page, `/en${PROGRAM}`);
      const rules = section(page, 'Work, staying on and visas: Canada');
      for (const rule of ['Work while you study', 'Work after graduation', 'Proof of funds for the visa'])
        await expect(rules.getByText(rule, { exact: true })).toBeVisible();
      await expect(section(page, 'Other facts').getByRole('link', { name: /^Official page: / })).toBeVisible();
      await expect(page.getByText('Tuition is not known yet, so no total can be given.')).toBeVisible();

      const prices = section(page, 'What similar programs cost');
      await expect(prices).toHaveCount(0);
      await section(page, 'Similar Programs').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(prices).toContainText(/Canada: .* It is not the tuition of this program\./);
      await expect(prices.getByText(/^Source of/).first()).toBeAttached();
      await expectNoSeriousFinding(page, ['light']);
      await prices.getByRole('link', { name: 'See these programs, lowest tuition first' }).click();
      await expect(page).toHaveURL(
        /\/en\/search-program\?destination=CA&level=UNDERGRADUATE&field=COMPUTING&award=BACHELOR/,
      );
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
    });

    test('a thin institution tells its register number, the rules of its country, its own site and what others cost', async ({
      page,
      origin,
    }) => {
      const problems = watch(page, origin);
      await page.goto(`/en${INSTITUTION}`);
      await hydrated(page);
      await expect(page.getByText('DLI number').first()).toBeVisible();
      await expect(section(page, 'Work, staying on and visas: Canada')).toBeVisible();
      await expect(section(page, 'Overview').getByRole('link', { name: /^Official page: / })).toBeVisible();
      await expect(page.getByText(/No information yet/).first()).toBeVisible();

      const prices = section(page, 'What similar institutions cost');
      await expect(prices).toHaveCount(0);
      await section(page, 'Related institutions').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(prices).toContainText(/Canada: .* \(University\)\. It is not the tuition of this institution\./);
      await expect(
        prices.getByRole('heading', { name: /^Undergraduate: \d+ programs with a known tuition$/ }),
      ).toBeVisible();
      await expect(prices.getByText(/^Source of/).first()).toBeAttached();
      await expectNoSeriousFinding(page, ['light']);
      await prices.getByRole('link', { name: 'See these programs, lowest tuition first' }).first().click();
      await expect(page).toHaveURL(
        '/en/search-program?destination=CA&level=UNDERGRADUATE&institutionType=UNIVERSITY&sort=TUITION_ASC',
      );
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(problems).toMatchObject({ reports: [], foreignRequests: [] });
    });
  });
}
