import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { CloseIcon } from '@mcs-repairs/shared/ui/icons';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { loadedThreadDialog } from './threadDialogCode';
import { ThreadSkeleton } from './ThreadSkeleton';
import styles from './ThreadFrame.module.css';

/** Shows the title of a thread, unless everything is already loaded and the thread opens at once. */
export function ThreadFrame({ title }: { title: string }) {
  const [isNeeded] = useState(() => !loadedThreadDialog());
  return isNeeded && <Frame title={title} />;
}

/**
 * Looks like the dialog of the thread, which then takes its place (`ThreadDialog`). Its only control
 * is the close button, so focus stays there. Closing it stays on this page.
 */
function Frame({ title }: { title: string }) {
  const here = useLocation();
  const navigate = useNavigate();
  const onClose = useCallback(
    () => void navigate(here, { state: here.state, replace: true, preventScrollReset: true }),
    [here, navigate],
  );
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const pressed = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      close.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <>
      <div className={styles.backdrop} onClick={onClose} />
      <div className={styles.viewport}>
        <div
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          data-dialog
          className={styles.popup}
        >
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton ref={close} label="Close" icon={<CloseIcon />} onClick={onClose} />
          </header>
          <Loading label="Loading the discussion" className={styles.body}>
            <ThreadSkeleton />
          </Loading>
        </div>
      </div>
    </>
  );
}
