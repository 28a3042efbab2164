import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { expect, test } from '../fixtures';
import { staffBar } from '../pages/staffBar';
import { STAFF } from '../server';
import { staffSession } from '../staff';

test('staff see after sign-in what waits today, and handling an item updates everybody’s counts', async ({
  page,
  browser,
  shop,
  signIn,
  complaints,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'To do now' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // Other journeys in the same shop may have created enquiries. So the test compares counts before
  // and after.
  const inbox = staffBar(page).nav.getByRole('link', { name: /^Inbox/ });
  const waiting = async () => Number(/(\d+) waiting/.exec(await inbox.innerText())?.[1] ?? 0);
  const before = await waiting();

  const enquiry = {
    customerName: 'Mina Rai',
    customerPhone: '9841000009',
    message: 'Open on Sunday?',
  };
  const sent = await fetch(`${shop.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, items: [] }),
  });
  expect(sent.status).toBe(201);
  await expect.poll(waiting).toBe(before + 1);

  const colleague = await browser.newPage({ baseURL: shop.url });
  await signIn(colleague);
  await colleague.goto(`${shop.url}/admin/enquiries`);
  const marks = colleague.getByRole('button', { name: /^Mark request as handled/ });
  await marks.first().click();
  await expect.poll(waiting).toBe(before);
  await colleague.close();
  expect(complaints).toEqual([]);
});

test('a stranger reads what to do now, and each row has its next step as one button', async ({
  page,
  shopApi,
  signIn,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  const customerName = 'Tara Today';
  const form = shopApi.appointment(shopDate, time, { customerName });
  const { reference } = (await (await shopApi.book(form)).json()) as { reference: string };
  await signIn(page, '/admin');
  const toDo = page.getByRole('region', { name: 'To do now' });
  await toDo.getByRole('link', { name: /bookings? to confirm/ }).click();
  await expect(page).toHaveURL(/#pending$/);
  const pending = page.getByRole('region', { name: /^Pending/ });
  const row = pending.getByRole('listitem').filter({ hasText: customerName });
  // The shop may have more pending bookings than the screen has room for.
  await expect(pending.getByRole('listitem').first()).toBeInViewport();
  await expect(
    row.getByRole('button', { name: `Confirm booking: ${customerName}, ${reference}` }),
  ).toBeVisible();
  await row.getByLabel(`More actions: ${customerName}, ${reference}`).click();
  await expect(row.getByRole('link', { name: /^Call/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Confirm booking/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo change to booking', exact: true }).click();
  await expect(row).toBeVisible();
});

test('twenty devices are in sight at 1440 x 900', async ({ page, shop, shopApi, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { headers } = await staffSession(shop.url);
  const hidden = await fetch(`${shop.url}/api/guide/skips`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ skip: 'guide' }),
  });
  expect(hidden.status).toBe(204);
  await signIn(page);
  const { shopDate, time } = await shopApi.freeSlot();
  await shopApi.book(shopApi.appointment(shopDate, time));
  await page.route('**/api/today', async (route) => {
    const answer = await route.fetch();
    const today = (await answer.json()) as Today;
    const template = today.fresh.lines[0];
    if (!template) throw new Error('The new booking is missing');
    const listOf = (stage: Stage | undefined, total: number) => ({
      total,
      lines: Array.from({ length: total }, (_, index) => ({
        ...template,
        id: `${stage}-${total}-${index}`,
        reference: `MCS${total}${index}`,
        status: stage ? statusOfStage(stage) : ('confirmed' as const),
        stage,
      })),
    });
    const full: Today = {
      ...today,
      waiting: listOf(undefined, 0),
      fresh: { total: 1, lines: [template] },
      arriving: listOf(undefined, 3),
      missed: listOf(undefined, 1),
      undated: listOf(undefined, 0),
      overdue: listOf('repairing', 1),
      promisedToday: listOf('repairing', 2),
      ready: listOf('ready', 4),
      followUps: { total: 0, lines: [] },
      lowParts: { total: 0, lines: [] },
      inShop: [{ stage: 'waiting_customer', ...listOf('waiting_customer', 8) }],
    };
    await route.fulfill({ response: answer, json: full });
  });
  await page.goto('/admin');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Asha Gurung') });
  await expect(rows).toHaveCount(20);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});

test('Today fits on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin');
  await expect(page.getByRole('region', { name: 'To do now' })).toBeVisible();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wider).toBe(false);
});
