/** What was typed and not sent is there again, and counts for less than what an address names. */
import { expect, open, test } from './site';

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
