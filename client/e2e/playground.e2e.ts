import { expect, test, watch } from './site';

test('the playground runs a sample and asks nobody but us', async ({ page, origin }) => {
  const problems = watch(page, origin);
  await page.goto('/playground/');
  await expect(page.locator('.graphiql-container')).toBeVisible();
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.locator('.graphiql-query-editor')).toContainText('homeContent');
  await page.getByRole('button', { name: /Execute query/ }).click();

  await expect(page.locator('.result-window')).toContainText('operatorFigures');
  expect(problems.foreignRequests).toEqual([]);
  expect(problems.reports.filter(report => /Content Security Policy|Refused/.test(report))).toEqual([]);
});
