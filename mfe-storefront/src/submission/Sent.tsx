import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { SuccessIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Sent.module.css';

type SentProps = {
  title: string;
  reference: string;
  again: { label: string; onClick: () => void };
  children: ReactNode;
};

/** Replaces a form after it was sent. The heading gets focus. */
export function Sent({ title, reference, again, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className={styles.sent}>
      <SuccessIcon size={40} className={styles.icon} />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{children}</p>
      <p>
        Your reference: <strong className={styles.reference}>{reference}</strong>
      </p>
      <Button variant="secondary" onClick={again.onClick}>
        {again.label}
      </Button>
    </div>
  );
}
