import type { Page } from 'playwright/test';
import { api } from '../api';
import { expect, test } from '../fixtures';
import { bookingList } from '../pages/bookingList';
import { discardShop, STAFF, startShop, type ShopServer } from '../server';

let shop: ShopServer;
test.beforeEach(async () => {
  shop = await startShop();
});
test.afterEach(() => discardShop(shop));

/** Counts the notes that the page plays after its next load, in place of real sound. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { createOscillator } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
      const { dataset } = document.documentElement;
      dataset.notes = String(Number(dataset.notes ?? 0) + 1);
      return createOscillator.call(this);
    };
  });
}
const notes = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));

test(
  'a member who chose sound hears a new booking once on every open page, and nobody else does',
  { tag: ['@admin'] },
  async ({ browser }) => {
    const contexts = [
      await browser.newContext({ baseURL: shop.url }),
      await browser.newContext({ baseURL: shop.url }),
    ];
    const [page, quiet] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!page || !quiet) throw new Error('No pages');
    const member = { name: 'Quiet', email: 'quiet@shop.example', password: 'monsoon over a ridge' };
    await listen(page);
    await listen(quiet);
    await bookingList(page).signIn(STAFF);
    await page.goto('/admin/account/alerts');
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/alert-settings') && answer.request().method() === 'PUT',
    );
    await page.getByLabel('A new booking: Sound').check();
    expect((await kept).status()).toBe(204);
    // When staff turn on the sound, the page plays it once as a sample: two notes.
    await expect.poll(() => notes(page)).toBe(2);

    const added = await page.evaluate(async (body) => {
      const session = (await (await fetch('/api/session')).json()) as { csrfToken: string };
      const answer = await fetch('/api/staff', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': session.csrfToken },
        body: JSON.stringify(body),
      });
      return answer.status;
    }, member);
    expect(added).toBe(201);
    await bookingList(quiet).signIn(member);
    await page.goto('/admin/board');
    await expect(bookingList(page).live).toBeVisible();
    await expect(bookingList(quiet).live).toBeVisible();
    expect(await notes(page)).toBe(0);

    const shopApi = api(shop.url);
    const { shopDate, time } = await shopApi.freeSlot();
    await shopApi.book(shopApi.appointment(shopDate, time, { customerName: 'Loud Booking' }));
    await expect.poll(() => notes(page)).toBe(2);
    await expect(bookingList(quiet).row('Loud Booking')).toBeVisible();
    expect(await notes(quiet)).toBe(0);
    for (const context of contexts) await context.close();
  },
);
