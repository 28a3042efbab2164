import { expect, test } from '../fixtures';

test('an enquiry is answered by email, comes back on its follow-up day, and becomes a booking', async ({
  page,
  shop,
  shopApi,
  signIn,
  complaints,
}) => {
  const sent = await fetch(`${shop.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName: 'Nima Lama',
      customerPhone: '9841000077',
      email: 'nima@mail.example',
      message: 'The screen of my iPad is cracked. Can you repair it?',
      items: [],
    }),
  });
  const { reference } = (await sent.json()) as { reference: string };
  await signIn(page);
  await page.goto(`${shop.url}/admin/enquiries`);
  // Other journeys also send enquiries in this name. So the test finds its own enquiry by the
  // address of the link.
  await page.locator(`a[href="/admin/enquiries/${reference}"]`).first().click();
  await expect(page.getByRole('heading', { name: `Enquiry ${reference}` })).toBeVisible();

  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByLabel('Template').selectOption('Bring the device');
  await expect(answer.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Hello Nima Lama,/);
  await answer.getByRole('button', { name: 'Send email' }).dblclick();
  const history = page.getByRole('region', { name: 'History' });
  // The site of this test has no mail server, and staff see that nobody got the email.
  await expect(history.getByText('Not sent', { exact: true })).toHaveCount(1);
  await expect(history.getByText(/^Written to a file .*The site has no mail server/)).toBeVisible();
  await expect(history.getByText(/Please bring your device to our shop/)).toHaveCount(1);
  await expect(answer.getByRole('textbox', { name: 'Answer' })).toHaveValue('');

  const work = page.getByRole('region', { name: 'Follow-up' });
  await work.getByLabel('Follow-up day').fill(shopApi.shopDate(0));
  await work.getByLabel('Follow-up day').press('Enter');
  await expect(work.getByText('The change was saved.')).toBeVisible();
  await expect(history.getByText(/^Follow-up day: /)).toBeVisible();

  await page.goto(`${shop.url}/admin`);
  const followUps = page.getByRole('region', { name: /^Follow-ups/ });
  await followUps.getByRole('link', { name: `View enquiry of Nima Lama, ${reference}` }).click();
  const part = page.getByRole('region', { name: 'Booking' });
  await part.getByRole('button', { name: 'Book appointment' }).click();
  const form = page.getByRole('form', { name: 'Appointment' });
  await expect(form.getByLabel('Phone')).toHaveValue('9841000077');
  await expect(form.getByLabel('Fault')).toHaveValue(/^The screen of my iPad is cracked/);
  await form.getByLabel('Device').fill('iPad Air');
  const { shopDate, time } = await shopApi.freeSlot();
  await form.getByLabel('Day').fill(shopDate);
  await form.getByLabel('Time').selectOption(time);
  await form.getByRole('button', { name: 'Book appointment' }).click();
  await part.getByRole('link', { name: /^Booking / }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nima Lama' })).toBeVisible();
  await expect(page.getByText(`From enquiry ${reference}`)).toBeVisible();
  expect(complaints).toEqual([]);
});
