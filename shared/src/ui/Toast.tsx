import { useEffect, useEffectEvent, useState } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from './icons';
import styles from './Toasts.module.css';

export type ToastItem = { id: string; tone: 'success' | 'error' | 'info'; text: string };

const ICONS = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };
const SHOWN_MILLISECONDS = 6000;

type ToastProps = { toast: ToastItem; onDismiss: (id: string) => void };

/** One message; it goes by itself, but not while the pointer or the focus is on it. */
export function Toast({ toast: { id, tone, text }, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  // Its time must not begin anew with every render of what shows it.
  const leave = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => leave(), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [held]);
  const Icon = ICONS[tone];
  return (
    <li
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
