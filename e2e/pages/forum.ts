import { expect, type Page } from 'playwright/test';
import { untilAlive } from '../alive';

export type NewPost = { title: string; category: string; content: string; author: string };

/** The forum: the list of discussions, a discussion, and the dialogs for writing. */
export function forum(page: Page) {
  return {
    cards: page.getByRole('article'),
    card: (title: string | RegExp) => page.getByRole('article', { name: title }),
    thread: (title: string) => page.getByRole('dialog', { name: title }),
    search: page.getByRole('searchbox', { name: 'Search discussions' }),
    category: (name: string) => page.getByRole('button', { name, exact: true }),
    none: page.getByText('No discussions found matching your criteria.'),
    showAll: page.getByRole('button', { name: 'Show all discussions' }),
    reply: page.getByLabel('Your reply'),
    author: page.getByLabel('Display name'),
    send: page.getByRole('button', { name: 'Post Reply' }),

    async open(path = '/community'): Promise<void> {
      await page.goto(path);
      await untilAlive(page);
    },
    async post({ title, category, content, author }: NewPost): Promise<void> {
      await page.getByRole('button', { name: 'New Post' }).click();
      const dialog = page.getByRole('dialog', { name: 'New Post' });
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Category').selectOption(category);
      await dialog.getByLabel('Content').fill(content);
      await dialog.getByLabel('Display name').fill(author);
      await dialog.getByRole('button', { name: 'Create Post' }).click();
      await expect(page.getByText('Post created successfully!')).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}
