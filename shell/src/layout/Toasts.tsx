import { Toast, type ToastItem } from './Toast';
import styles from './Toasts.module.css';

type ToastsProps = { toasts: readonly ToastItem[]; onDismiss: (id: string) => void };

/** Short messages over the page. It stays in the page while it is empty: screen readers only read changes of what was there. */
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
