import type { Page } from 'playwright/test';

/** The bar at the top of every staff page. It appears when the server has confirmed the session. */
export function staffBar(page: Page) {
  const person = page.getByLabel(/, (owner|clerk|technician|rider|moderator)$/);
  return {
    nav: page.getByRole('navigation', { name: 'Staff pages' }),
    views: page.getByRole('navigation', { name: 'Views' }),
    person,

    async signOut(): Promise<void> {
      await person.click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    },
  };
}
