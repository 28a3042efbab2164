import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Toasts.module.css';

export type ToastItem = { id: string; tone: 'success' | 'error' | 'info'; text: string };

const ICONS = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };
const SHOWN_MILLISECONDS = 6000;
const LOOK_EVERY_MILLISECONDS = 500;

type ToastProps = { toast: ToastItem; onDismiss: (id: string) => void };

/**
 * Shows one message. The message closes by itself, but not while the pointer or focus is on it. The
 * time only counts while the message is visible. On a small screen, the message waits behind an
 * open drawer.
 */
export function Toast({ toast: { id, tone, text }, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  // Calls the newest `onDismiss`. A new render of the parent must not restart the timer of the
  // message.
  const leave = useEffectEvent(() => onDismiss(id));
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (held) return;
    let shown = 0;
    const timer = setInterval(() => {
      if (element.current && getComputedStyle(element.current).visibility === 'hidden') return;
      shown += LOOK_EVERY_MILLISECONDS;
      if (shown >= SHOWN_MILLISECONDS) leave();
    }, LOOK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [held]);
  const Icon = ICONS[tone];
  return (
    <li
      ref={element}
      className={classes(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <p className={styles.text}>{text}</p>
      <IconButton label="Dismiss message" icon={<CloseIcon />} onClick={() => onDismiss(id)} />
    </li>
  );
}
