import { PUSH_WORKER_PATH } from '@mcs-repairs/shared/domain/rules/pushWorkerPath';
import type { PushSubscriptionForm } from '@mcs-repairs/shared/domain/types/alert';
import { trustedScriptUrl } from '@mcs-repairs/shared/ui/trustedMarkup';

export const canPush = () =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

const REFUSED =
  'This browser does not allow messages of this site. Allow notifications for it in the browser’s settings, then try again.';
const NO_SERVICE = 'This browser’s push service could not be reached. Please try again later.';

/** Asks the browser's leave and its push service for an address. Throws an `Error` with words for who asked. */
export async function subscribeBrowser(pushKey: string): Promise<PushSubscriptionForm> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(REFUSED);
  try {
    const worker = await navigator.serviceWorker.register(trustedScriptUrl(PUSH_WORKER_PATH));
    await activated(worker);
    // One with another key, of another shop at this address, cannot be used.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  } catch {
    throw new Error(NO_SERVICE);
  }
}

export async function unsubscribeBrowser(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH);
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Browsers subscribe for a worker that is in force only. */
function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}
