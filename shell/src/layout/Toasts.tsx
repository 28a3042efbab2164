import { Toast, type ToastItem } from './Toast';
import styles from './Toasts.module.css';

type ToastsProps = { toasts: readonly ToastItem[]; onDismiss: (id: string) => void };

/**
 * Shows short messages over the page. The element exists even while it is empty. Screen readers
 * only announce changes of an element that already exists.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <section aria-label="Messages" className={styles.viewport} data-print="hide">
      <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>
  );
}
