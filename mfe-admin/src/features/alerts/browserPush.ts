import { PUSH_WORKER_PATH } from '@mcs-repairs/shared/domain/rules/pushWorkerPath';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { PushSubscriptionForm } from '@mcs-repairs/shared/domain/types/alert';
import { trustedScriptUrl } from '@mcs-repairs/shared/ui/trustedMarkup';

export const canPush = () =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

const REFUSED =
  'This browser blocks notifications from this site. Allow them in the browser’s settings, then try again.';
const NO_SERVICE = 'This browser’s push service could not be reached. Please try again later.';

/** Asks the user for permission, and then subscribes to the push service of the browser. */
export async function subscribeBrowser(pushKey: string): Promise<Result<PushSubscriptionForm>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return failed(REFUSED);
    const worker = await navigator.serviceWorker.register(trustedScriptUrl(PUSH_WORKER_PATH));
    await activated(worker);
    // Removes an old subscription first. A subscription made with the key of another shop does not
    // work here.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    return { ok: true, value: { endpoint, keys: { p256dh, auth } } };
  } catch {
    return failed(NO_SERVICE);
  }
}

const failed = (message: string): Result<never> => ({
  ok: false,
  failure: { code: 'unavailable', message },
});

/** Never rejects. If the browser cannot unsubscribe, the shop still sends no more messages. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH);
    const subscription = await worker?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    console.error('The browser kept its push subscription', error);
  }
}

/** Resolves when the service worker is active, because browsers only subscribe an active worker. */
function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}
