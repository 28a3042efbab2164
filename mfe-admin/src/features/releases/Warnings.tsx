import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './Releases.module.css';

/** Shows warnings from the activation of a version. A warning does not stop an activation. */
export function Warnings({ of: { version, warnings } }: { of: ReleaseEntry }) {
  if (warnings.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`Check version ${version}: the type of a shared name has changed`}
    >
      <ul className={styles.reasons}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
