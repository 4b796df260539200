import { type MailSink, startMailSink } from '../server/src/testing/files/mail-sink.ts';
import { seconds } from '../server/src/testing/clocks/patience.ts';
import { address, demo, expect, expectAccessible, logIn, open, test } from './journey.ts';
import { ownHouse } from './own-house.ts';

test('without a mail server mails are kept, counted, found and read, and that is recorded', async ({
  page,
}) => {
  await logIn(page, '/admin/mail');
  await expect(page.getByRole('heading', { name: 'No mail server is set' })).toBeVisible();
  await expectAccessible(page);
  const failed = page.getByRole('button', { name: /Given up/ });
  await failed.click();
  await expect(page).toHaveURL(`${address()}/admin/mail?state=failed`);
  await expect(page.getByText('2 match')).toBeVisible();
  await failed.click();
  await page.getByRole('textbox', { name: 'Search mails' }).fill('tanvir');
  await expect(page.getByText('1 matches')).toBeVisible();

  await page.getByRole('link', { name: /^tanvir/ }).click();
  const mail = page.getByRole('dialog', { name: 'Mail' });
  await expect(mail.getByText('https://muster.example/').first()).toBeVisible();
  await expect(mail.getByRole('link')).toHaveCount(0);
  await expect(mail.getByText('That you opened this mail has been recorded.')).toBeVisible();
  await expect(mail.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await expectAccessible(page);
  await mail.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('link', { name: /^tanvir/ })).toBeFocused();

  await open(page, '/admin/mail?state=sent');
  await page.getByRole('link', { name: /^manager/ }).click();
  await expect(mail.getByText('It was erased when the mail was sent or given up.')).toBeVisible();
  await mail.getByRole('button', { name: 'Close' }).last().click();
  await open(page, '/admin/audit?record=mail');
  await expect(page.getByRole('row', { name: /Mail.*Farhana Akter/ })).toHaveCount(2);
});

test('days of the calendar narrow the list', async ({ page }) => {
  await logIn(page, '/admin/mail?to=2020-01-01');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(`${address()}/admin/mail`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test.describe('on a phone, dark and in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('mails are cards', async ({ page }) => {
    await logIn(page, '/admin/mail');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByRole('heading', { name: 'মেইল', exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'মেইল' }).getByRole('listitem')).not.toHaveCount(0);
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test.describe('with a mail server', () => {
  let sink: MailSink;
  ownHouse({
    isFirst: true,
    settings: async () => {
      sink = await startMailSink();
      return { SMTP_URL: sink.url, MAIL_FROM: 'muster@example.com' };
    },
  });
  test.afterAll(() => sink.stop());

  test('a mail that was given up is sent when someone asks for it, as it is set', async ({
    page,
  }) => {
    sink.answerRecipient(() => 550);
    await open(page, '/applicant/register');
    await page.getByRole('checkbox').check();
    await page.getByLabel('Name').fill('Tasnim Rahman');
    await page.getByLabel('E-mail').fill(demo('applicant').email);
    await page.getByLabel('Phone').fill('+880 1712 345678');
    await page.getByLabel('Password', { exact: true }).fill('four quiet river boats');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Successful! Check your email' })).toBeVisible();

    await logIn(page, '/admin/settings/mail');
    await page.getByLabel('Sender name').fill('Padma HR');
    await page.getByLabel('Answers go to').fill('hr@example.com');
    await page.getByLabel('Text below every mail').fill('House 7, Dhaka');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();

    await expect(async () => {
      await open(page, '/admin/mail?state=failed');
      await expect(page.getByRole('link', { name: /^applicant/ })).toBeVisible({
        timeout: seconds(3),
      });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'No mail server is set' })).toHaveCount(0);
    await page.getByRole('link', { name: /^applicant/ }).click();
    const mail = page.getByRole('dialog', { name: 'Mail' });
    await expect(mail.getByText(/550/)).toBeVisible();
    // an address of this very place can be followed
    await expect(mail.getByRole('link').first()).toHaveAttribute(
      'href',
      `${address()}/applicant/login`,
    );
    sink.answerRecipient(() => undefined);
    // The list is slow to come again; whoever closed the drawer by Back meanwhile stays on it.
    const slow = Promise.withResolvers<void>();
    await page.route('**/mail/data**', async (route) => {
      await slow.promise;
      await route.continue();
    });
    await mail.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('The mail is sent as soon as possible')).toBeVisible();
    await page.goBack();
    await expect(mail).toHaveCount(0);
    const listed = page.waitForResponse('**/mail/data**');
    slow.resolve();
    await listed;
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(page).toHaveURL(`${address()}/admin/mail?state=failed`);
    await expect.poll(() => sink.received.length).toBe(1);
    const [received] = sink.received;
    expect(received?.headers).toMatchObject({
      from: 'Padma HR <muster@example.com>',
      'reply-to': 'hr@example.com',
    });
    expect(received?.text).toMatch(/-- \r?\nHouse 7, Dhaka$/);
    await open(page, '/admin/mail?state=sent');
    await expect(page.getByRole('link', { name: /^applicant/ })).toBeVisible();
  });
});
