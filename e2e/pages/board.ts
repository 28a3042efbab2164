import type { Locator, Page } from 'playwright/test';

/** The staff's board of repairs. It has a column for each stage and a card for each device. */
export function board(page: Page) {
  const column = (name: string) => page.getByRole('region', { name });
  const cardIn = (name: string, reference: string) =>
    column(name)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/admin/bookings/${reference}"]`) });
  return {
    all: page.getByRole('group', { name: 'Board' }),
    column,
    cardIn,
    handle: (reference: string) =>
      page.getByRole('button', { name: new RegExp(`Move .*, ${reference}$`) }),

    open: () => page.goto('/admin/board'),
    /** Drags an element with the mouse in many small steps, as a person does. */
    async drag(what: Locator, where: Locator): Promise<void> {
      await what.hover({ position: { x: 20, y: 60 } });
      const to = await where.boundingBox();
      await page.mouse.down();
      // The upper end of a long column is outside the window. So the pointer stays below the bars
      // at the top.
      if (to) await page.mouse.move(to.x + to.width / 2, Math.max(to.y + 120, 300), { steps: 20 });
      await page.mouse.up();
    },
  };
}
