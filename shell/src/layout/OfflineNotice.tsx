import { useSyncExternalStore } from 'react';
import { WifiOffIcon } from '@mcs-repairs/shared/ui/icons';
import css from './OfflineNotice.module.css';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shows a notice while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={online ? css.hidden : css.notice}>
      {!online && (
        <>
          <WifiOffIcon /> You are offline. What you typed and your cart stay here.
        </>
      )}
    </div>
  );
}
