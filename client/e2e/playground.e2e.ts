import { expect, test, watch } from './site';

test('the playground runs a sample and requests nothing from other sites', async ({ page, origin }) => {
  const problems = watch(page, origin);
  await page.goto('/playground/');
  await expect(page.locator('.graphiql-container')).toBeVisible();
  // The editor comes up after its frame: a tab that is chosen, or run, too early is not the one that was meant.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Home' }).click();
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(page.locator('.result-window')).toContainText('homeContent', { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  expect(problems.foreignRequests).toEqual([]);
  expect(problems.reports.filter(report => /Content Security Policy|Refused/.test(report))).toEqual([]);
});
