import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { differsByVisitor, FIRST_SHARE } from './shares';
import { useChooseRelease } from './useChooseRelease';
import styles from './Releases.module.css';

export function ReleaseButtons(remote: RemoteReleases) {
  const { change, sending, outcome, reasons } = useChooseRelease(remote);
  const { remote: name, active, canary, previous, releases } = remote;
  const isThere = (version: string | null | undefined) =>
    releases.some((each) => each.version === version && version !== active);
  const [first] = releases;
  // This button never offers a version that the site rolled back. Staff find that version in the
  // list of all versions, with the reason for its failure.
  const newest = first && first.takenBack === null ? first.version : undefined;
  return (
    <>
      {reasons.length > 0 && (
        <Notice tone="danger" title={outcome} live>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.buttons}>
        {previous && isThere(previous) && (
          <Button
            variant="secondary"
            size="small"
            loading={sending}
            onClick={() => void change(previous)}
          >
            Roll back to version {previous}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
        )}
        {newest && newest !== previous && newest !== canary && isThere(newest) && (
          <>
            <Button size="small" loading={sending} onClick={() => void change(newest)}>
              Activate version {newest}
              <VisuallyHidden> of {name}</VisuallyHidden>
            </Button>
            {differsByVisitor(name) && (
              <Button
                variant="secondary"
                size="small"
                loading={sending}
                onClick={() => void change(newest, FIRST_SHARE)}
              >
                Show version {newest} to {FIRST_SHARE}% of visitors
                <VisuallyHidden> of {name}</VisuallyHidden>
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
