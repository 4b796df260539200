import {
  address,
  demo,
  elsewhere,
  expect,
  expectAccessible,
  giveLogin,
  logIn,
  open,
  test,
} from './journey.ts';

const nasreen = { email: 'nasreen@example.com', password: 'three plain words' };

test('a user is added, changed, locked out at once, let in again and deleted', async ({ page }) => {
  await logIn(page, '/admin/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add user' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(form.getByText('3 fields need attention')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Name').fill('Nasreen Huq');
  await form.getByLabel('E-mail').fill('admin@example.com');
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Recruiter' }).click();
  await form.getByLabel('Password', { exact: true }).fill(nasreen.password);
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(form.getByText('Another record already has this.')).toBeVisible();
  await form.getByLabel('E-mail').fill(nasreen.email);
  await form.getByRole('button', { name: 'Add user' }).dblclick();
  await expect(page.getByText('User added successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nasreen Huq.*Recruiter.*Active/ })).toHaveCount(1);

  const hers = await elsewhere(page);
  await logIn(hers, '/login', nasreen);
  await page.getByRole('button', { name: 'Actions for Nasreen Huq' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nasreen Huq.*Disabled/ })).toBeVisible();
  // a card of her screen may have asked for something meanwhile, and have been told
  await open(hers, '/admin/services');
  await expect(hers).toHaveURL(/\/login/);
  await giveLogin(hers, nasreen);
  await expect(hers.getByRole('alert').first()).toBeVisible();
  await expect(hers).toHaveURL(/\/login/);
  await hers.close();

  await page.getByRole('link', { name: /^Nasreen Huq/ }).click();
  await expect(page.getByRole('heading', { name: /Nasreen Huq/ })).toBeVisible();
  await expect(page.getByText('Logged in')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Nasreen Huq' }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit user' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await edit.getByLabel('Name').fill('Nasreen Haque');
  const person = edit.getByRole('combobox', { name: 'Person' });
  await person.click();
  await person.fill('Rafiqul Islam');
  await page.locator('[data-combobox-option]').filter({ visible: true }).first().click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: /Nasreen Haque/ })).toBeVisible();
  await expect(page.getByText('Rafiqul Islam')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Nasreen Haque' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete Nasreen Haque?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(`${address()}/admin/users`);
  await expect(page.getByRole('row', { name: /Nasreen/ })).toHaveCount(0);
});

test('nobody locks the own account, and those who only read change nothing', async ({ page }) => {
  await logIn(page, '/admin/users?search=farhana');
  await page.getByRole('button', { name: 'Actions for Farhana Akter' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit user' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);

  const reader = await elsewhere(page);
  await logIn(reader, '/employee/login', demo('hr'));
  await open(reader, '/admin/users');
  await expect(reader.getByRole('row', { name: /Farhana Akter/ })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: /Actions for/ })).toHaveCount(0);
  await reader.close();
});

test('search and filters live in the address', async ({ page }) => {
  await logIn(page, '/admin/users');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Payroll officer' }).click();
  await expect(page).toHaveURL(`${address()}/admin/users?userRole=PAYROLL`);
  await expect(page.getByText('1 matches')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Sharmin Jahan/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search users' }).fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('users are cards', async ({ page }) => {
    await logIn(page, '/admin/users');
    await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem')).not.toHaveCount(
      0,
    );
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
