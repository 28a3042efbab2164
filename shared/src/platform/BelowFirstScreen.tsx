import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '@mcs-repairs/shared/platform/site';
import styles from './BelowFirstScreen.module.css';

/**
 * Renders its content one frame later than the rest of a page, if the visitor followed a link. The
 * first screen is then visible sooner on a slow phone. Until then, free space keeps the footer out
 * of view.
 *
 * In the server's HTML, and after Back or a link with a hash, the content is there at once. The
 * browser needs it to restore the position or to find the place that the hash names.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const isNew = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [isShown, setShown] = useState(!isHydrated || !isNew || hash !== '');
  useEffect(() => {
    if (isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    // The timeout runs after the paint of the frame. A hidden tab has no frames, so it waits until
    // somebody looks at it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isShown ? children : <div className={styles.space} />;
}
