import { useState } from 'react';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './KeepYourLink.module.css';

/** Shows the private link to a customer without an email address, who gets it nowhere else. */
export function KeepYourLink({ token }: { token: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const path = SECRET_PATHS.myBooking(token);
  const address = typeof window === 'undefined' ? path : window.location.origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Notice
      tone="info"
      title="Please save your private link"
      action={
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      }
    >
      You gave no email address, so you see this link only here. With it you can see, reschedule or
      cancel your booking:{' '}
      <a href={path} className={styles.link}>
        {address}
      </a>
      {copied === false && (
        <p role="alert">
          The link could not be copied. Please press and hold it to copy it, or write it down.
        </p>
      )}
    </Notice>
  );
}
