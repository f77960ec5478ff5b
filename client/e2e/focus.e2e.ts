/** The focus stays with whoever uses a keyboard or a screen reader: when what had it has done its work or is gone, and when a try fails and is made again. */
import type { Page } from '@playwright/test';
import { advance, applicationOf, newAdvisor } from './applicationOf';
import { cookiesOf, registerMember } from './member';
import { expect, open, test } from './site';

/** Whether a keyboard goes on from somewhere in the page. */
const expectFocusInPage = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');

test('marking all as read leaves the focus where it was, on the page and in the panel of the bell', async ({
  page,
  context,
  origin,
}) => {
  const cookies = await cookiesOf(origin, await registerMember(origin));
  await context.addCookies(cookies);
  const advisor = await newAdvisor(origin);
  const application = await applicationOf(origin, cookies);
  await advance(origin, advisor, application, 'PROCESSING');
  await open(page, '/en/profile/notifications');
  const onPage = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
  await expect(page.getByText(/is reviewing your application/)).toBeVisible();
  await onPage.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('All caught up')).toBeVisible();
  await expect(onPage).toBeFocused();

  await advance(origin, advisor, application, 'ACCEPTED');
  await open(page, '/en/search-program');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications, / })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const inPanel = panel.getByRole('button', { name: 'Mark all as read' });
  await expect(panel.getByRole('status')).toHaveText('1 unread notification');
  await inPanel.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('All caught up');
  await expect(inPanel).toBeFocused();
});

test('what could not be loaded says so, again after each try, and the focus goes on in what comes then', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies(await cookiesOf(origin, await registerMember(origin)));
  await page.route('**/graphql*', route =>
    /MyNotifications\b/.test(route.request().postData() ?? route.request().url()) ? route.abort() : route.continue(),
  );
  await open(page, '/en/profile/account');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const failed = panel.getByRole('alert').filter({ hasText: 'Could not load your notifications.' });
  await expect(failed).toBeVisible();
  const again = panel.getByRole('button', { name: /^Try/ });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(again).toHaveText('Try again');
  await expect(failed).toBeVisible();
  await expect(again).toBeFocused();

  await page.unroute('**/graphql*');
  await page.keyboard.press('Enter');
  await expect(failed).toBeHidden();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await expectFocusInPage(page);
});
