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
      title="Please keep your private link"
      action={
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      }
    >
      You left no e-mail address, so this is the only place where it is shown. With it you see, move
      or cancel your booking:{' '}
      <a href={path} className={styles.link}>
        {address}
      </a>
      {copied === false && (
        <p role="alert">It could not be copied: please press long on the link, or write it down.</p>
      )}
    </Notice>
  );
}
