import { expect, logIn, place, test, zone } from './journey.ts';

test.use(zone);

test('the tabs of a screen come with it, not above the one that is still shown', async ({
  page,
}) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/people-screen-[\w-]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await logIn(page, '/admin/leave-application');
  const shown = page.getByRole('main');
  const title = (name: string) => shown.getByRole('heading', { level: 1, name });
  const tab = (name: string) => shown.getByRole('link', { name, exact: true });
  await expect(title('Leave')).toBeVisible();
  await expect(tab('Calendar')).toBeVisible();

  await place(page, 'People').click();
  await expect(page).toHaveURL(/\/admin\/employee$/);
  await expect(title('Leave')).toBeVisible();
  await expect(tab('Calendar')).toBeVisible();
  await expect(tab('Directory')).toBeHidden();

  letGo();
  await expect(title('Employees')).toBeVisible();
  await expect(tab('Directory')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Calendar')).toBeHidden();
});
