// Adds the cache to the store before the first page, as an earlier navigation in the same tab does.
import '@mcs-repairs/shared/platform/query';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { loadThreadDialog } from '../features/thread/threadDialogCode';
import { remote } from '../remote';
import { NOW } from './discussions';

/**
 * Opens a page of the forum as in a browser, without HTML from the server. The dialog of a thread is
 * loaded, as after pointing at the list.
 */
export function openForum(
  shopData: ShopData,
  path = '/community',
  mode: 'connected' | 'browser' = 'connected',
) {
  loadThreadDialog().catch(() => undefined);
  return renderRoute(remote.routes, { shopData, path, renderedAt: NOW, config: { mode } });
}

type Store = Awaited<ReturnType<typeof openForum>>['store'];
export const toasts = (store: Store) => store.getState().toasts.map(({ text }) => text);

export function valueOf(field: HTMLElement): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : '';
}
