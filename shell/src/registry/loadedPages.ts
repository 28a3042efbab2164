import type { PageModule } from 'shared/platform/contract/page';
import { pageHandleOf } from 'shared/platform/site';

/** The module of each page that has been loaded, by its handle: rendering must not wait. */
const modules = new WeakMap<object, PageModule>();

export function loadedPage(route: { handle?: unknown }): PageModule | undefined {
  return modules.get(route.handle as object);
}

export async function loadPage(route: { handle?: unknown }): Promise<void> {
  const handle = pageHandleOf(route);
  if (handle && !modules.has(handle)) modules.set(handle, (await handle.load()) as PageModule);
}
