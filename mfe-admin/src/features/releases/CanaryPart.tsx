import type { ReleaseEntry, RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { browserCheckText } from './browserCheckText';
import { SHARES } from './shares';
import { useChooseRelease } from './useChooseRelease';
import { viewsText } from './viewsText';
import { Warnings } from './Warnings';
import styles from './Releases.module.css';

/**
 * Shows the canary and its health. Its buttons change the share of visitors, activate the version
 * for everyone, or withdraw it.
 */
export function CanaryPart({ remote, canary }: { remote: RemoteReleases; canary: ReleaseEntry }) {
  const { change, sending, outcome, reasons } = useChooseRelease(remote);
  const { version, share, health } = canary;
  const name = remote.remote;
  const shares = [...new Set([...SHARES, share])].sort((one, other) => one - other);
  return (
    <section aria-labelledby={`canary-${name}`} className={styles.canary}>
      <h3 id={`canary-${name}`} className={styles.name}>
        Shown to {share}% of visitors <Badge tone="accent">Canary</Badge>
      </h3>
      <p className={styles.version}>{version}</p>
      <p className={styles.muted}>Page views: {viewsText(health)}</p>
      <p className={styles.muted}>Browser check: {browserCheckText(canary.browserCheck)}</p>
      <Warnings of={canary} />
      {reasons.length > 0 && (
        <Notice tone="danger" title={outcome} live>
          {reasons.join(' ')}
        </Notice>
      )}
      <Field label="Share of visitors">
        <SelectInput
          value={String(share)}
          disabled={sending}
          onChange={({ target }) => void change(version, Number(target.value))}
        >
          {shares.map((each) => (
            <option key={each} value={each}>
              {each}%
            </option>
          ))}
        </SelectInput>
      </Field>
      <div className={styles.buttons}>
        <Button size="small" loading={sending} onClick={() => void change(version)}>
          Activate version for all visitors
          <VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
        <Button
          variant="secondary"
          size="small"
          loading={sending}
          onClick={() => void change(version, 0)}
        >
          End canary release
          <VisuallyHidden>
            {' '}
            {version} of {name}
          </VisuallyHidden>
        </Button>
      </div>
    </section>
  );
}
