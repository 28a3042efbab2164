import { expect, test } from '../fixtures';
import { board } from '../pages/board';
import { bookingDesk } from '../pages/bookingDesk';
import { finger, pointIn } from '../touch';

test.use({ viewport: { width: 1024, height: 1180 }, hasTouch: true });

test(
  'a card is dragged to another stage with a finger, and a swipe over it moves nothing',
  { tag: ['@admin'] },
  async ({ page, shopApi, signIn, complaints }) => {
    const { shopDate, time } = await shopApi.freeSlot();
    const form = shopApi.appointment(shopDate, time, { customerName: 'Tara Finger' });
    const { reference } = (await (await shopApi.book(form)).json()) as { reference: string };
    await signIn(page);
    await bookingDesk(page).open(reference);
    await bookingDesk(page).bringTo('Received');
    await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    const { cardIn, column, open } = board(page);
    await open();
    await expect(cardIn('Received', reference)).toBeVisible();

    const touch = await finger(page);
    // A quick swipe must scroll to other columns, and must not move the card.
    const card = await pointIn(cardIn('Received', reference));
    await touch.down(card);
    await touch.moveTo({ ...card, x: 5 });
    await touch.up();
    await expect(page.getByText(/Tara Finger is (picked up|over)/)).toHaveCount(0);
    await page.getByRole('group', { name: 'Board' }).evaluate((strip) => strip.scrollTo(0, 0));
    // The card or the column may be outside the visible part of the board, so both must scroll into
    // view.
    await cardIn('Received', reference).scrollIntoViewIfNeeded();

    await touch.down(await pointIn(cardIn('Received', reference)));
    await expect(page.getByText(/of Tara Finger is (picked up|over Received)/)).toBeAttached();
    await touch.moveTo({
      ...(await pointIn(column('Diagnosing'))),
      y: (await pointIn(cardIn('Received', reference))).y,
    });
    await expect(page.getByText(/is over Diagnosing/)).toBeAttached();
    await touch.up();
    await expect(cardIn('Diagnosing', reference)).toBeVisible();
    await expect(page.getByText('The change was saved.')).toBeVisible();
    await page.reload();
    await expect(cardIn('Diagnosing', reference)).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'on a phone, the link to the column that staff see is filled',
  { tag: ['@admin'] },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await board(page).open();
    const links = page.getByRole('navigation', { name: 'Columns' }).getByRole('link');
    const filled = () =>
      links.evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((link) => link.getAttribute('href')),
      );
    await expect.poll(filled).toEqual(['#column-received']);
  },
);
