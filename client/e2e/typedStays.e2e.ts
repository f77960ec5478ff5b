/** What was typed and not sent is there again, and counts for less than what an address names. */
import { programsFor } from './applicationOf';
import { cookiesOf, registerMember } from './member';
import { expect, holdBack, hydrated, open, test } from './site';

test('half a birthday comes back as it was typed', async ({ page }) => {
  await open(page, '/en/register');
  await page.getByLabel('Day', { exact: true }).fill('15');
  await page.getByLabel('Year', { exact: true }).fill('2008');
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/en/login');
  await page.goBack();

  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('15');
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2008');
});

test('a press is not lost to the error of the field that it leaves', async ({ page }) => {
  await open(page, '/en/register');
  await page.getByLabel('Day', { exact: true }).fill('15');
  const year = page.getByLabel('Year', { exact: true });
  await year.fill('2008');
  const link = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true });
  await link.hover();
  await page.mouse.down();
  await expect(year).not.toBeFocused();
  // A hand takes longer than the rules of the form.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 250)));
  await page.mouse.up();
  await expect(page).toHaveURL('/en/login');
});

test('what an address names counts more than what was chosen in the form before, and the rest stays', async ({
  page,
}) => {
  await open(page, '/en/contact');
  await page.getByLabel('City').fill('Huế');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Programs' }).click();
  await page.getByRole('article').getByRole('heading').first().getByRole('link').click();
  // The figures of a program lead to the form that says which of them is meant.
  await page.getByRole('group').filter({ hasText: 'Report an error' }).first().locator('summary').click();
  await page.getByRole('link', { name: 'Report an error' }).first().click();
  await expect(page).toHaveURL(/campaign=CORRECTION/);

  await expect(page.getByLabel('What is it about?')).toHaveValue('CORRECTION');
  await expect(page.getByLabel('City')).toHaveValue('Huế');
});

test('the form of a grade that is closed by Escape has what was typed when it is opened again', async ({ page }) => {
  await open(page, '/en/grade?level=11');
  const edit = page.getByRole('button', { name: /^Edit grade/ });
  await edit.click();
  await page.getByLabel('High school name').fill('THPT Kim Liên');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await edit.click();
  await expect(page.getByLabel('High school name')).toHaveValue('THPT Kim Liên');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await edit.click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('High school name')).toHaveValue('');
});

test('what was typed and ticked before the script ran stands after it', async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/en/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email', { exact: true });
  const remember = page.getByRole('checkbox', { name: /^Keep me logged in/ });
  await email.fill('lan@example.org');
  await remember.check();
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();

  await expect(email).toHaveValue('lan@example.org');
  await expect(remember).toBeChecked();
});

test('a consent that was ticked before the script ran is given', async ({ page, context, origin }) => {
  await context.addCookies(await cookiesOf(origin, await registerMember(origin)));
  const [program] = await programsFor(origin, 'computer science');
  const release = await holdBack(page, '**/*.js');
  await page.goto(`/en/profile/applications/new?type=program&item=${program?.id}`, { waitUntil: 'commit' });
  const consent = page.getByRole('checkbox', { name: /^I agree that .* for this application only\.$/ });
  await consent.check();
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Submit application', exact: true }).click();

  await expect(page).toHaveURL(/\/en\/profile\/applications\/(?!new)/);
});
