import { expect, test, untilAlive } from '../fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('a business requests a quote, sees the errors, and gets a reference', async ({ page }) => {
  await page.goto('/business');
  await untilAlive(page);
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await expect(form.getByText('Company name is required')).toBeVisible();
  await expect(form.getByLabel('Company Name')).toBeFocused();

  await form.getByLabel('Company Name').fill('Himal Travel');
  await form.getByLabel('Industry').selectOption('Hospitality');
  await form.getByLabel('Contact Person').fill('Maya Gurung');
  await form.getByLabel('Phone').fill('9801234567');
  await form.getByLabel('Email').fill('maya@himal.example');
  await form.getByText('VoIP Systems').click();
  const answered = page.waitForResponse('**/api/quote-requests');
  await form.getByRole('button', { name: 'Submit Request' }).click();
  const { reference } = (await (await answered).json()) as { reference: string };
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByText('within 24 hours, by phone or email')).toBeVisible();
});

test('a visitor chooses how the shop answers, and staff see that channel first', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  await page.goto('/contact');
  await untilAlive(page);
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Pema Sherpa');
  await form.getByLabel('Phone / WhatsApp').fill('9812345679');
  await form.getByLabel('Email', { exact: true }).fill('pema@mail.example');
  await form.getByLabel('Message').fill('Is the shop open tomorrow?');
  await form.getByLabel('How should we answer?').selectOption('WhatsApp');
  const answered = page.waitForResponse('**/api/enquiries');
  await form.getByRole('button', { name: 'Send message' }).click();
  const { reference } = (await (await answered).json()) as { reference: string };

  const office = await browser.newContext({ baseURL: shop.url });
  const desk = await office.newPage();
  await signIn(desk, `/admin/enquiries/${reference}`);
  const asked = desk.getByRole('region', { name: 'Enquiry' });
  await expect(asked.getByText('Preferred way to get the answer: WhatsApp')).toBeVisible();
  const answer = desk.getByRole('region', { name: 'Answer' });
  await answer.getByRole('textbox', { name: 'Answer' }).fill('Yes, from 10 AM.');
  await answer.getByRole('button', { name: 'Save answer to history' }).click();
  await expect(desk.getByText(/^Handled by /).first()).toBeVisible();
  await office.close();
});

test('a failed request keeps the typed text and is stored once when it is sent again', async ({
  page,
  context,
}) => {
  await page.goto('/contact?about=data-recovery');
  await untilAlive(page);
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form.getByLabel('Message')).toHaveValue(/data recovery/);
  await form.getByLabel('Your name').fill('Asha');
  await form.getByLabel('Phone / WhatsApp').fill('9812345678');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('What you typed is still here');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await expect(page.getByText('Your reference:')).toBeVisible();
});
