import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './SecondFactor.module.css';

/**
 * Shows the recovery codes once. The server stores only hashes of the codes, so it cannot show them
 * again.
 */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <div className={styles.part}>
      <Notice tone="warning" title="Save these recovery codes now" live>
        Each code lets you sign in once without your device. You cannot see these codes again later.
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox
        label="I printed the codes or wrote them down"
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => window.print()}>
          Print recovery codes
        </Button>
        <Button disabled={!isKept} onClick={onKept}>
          Hide recovery codes
        </Button>
      </div>
    </div>
  );
}
