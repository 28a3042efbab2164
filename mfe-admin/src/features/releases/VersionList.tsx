import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { browserCheckText } from './browserCheckText';
import { PreviewButton } from './PreviewButton';
import { differsByVisitor } from './shares';
import { kilobytes, sizeChange } from './kilobytes';
import { useChooseRelease } from './useChooseRelease';
import styles from './Releases.module.css';

/** Lists all stored versions of an area, newest first. */
export function VersionList(remote: RemoteReleases) {
  const { remote: name, active, releases } = remote;
  const { change, sending, outcome, reasons } = useChooseRelease(remote);
  return (
    <>
      {reasons.length > 0 && (
        <Notice tone="danger" title={outcome} live>
          {reasons.join(' ')}
        </Notice>
      )}
      <ul className={styles.list}>
        {releases.map((release, index) => {
          const { version, builtAt, builder, commit, bytes, prefixes, takenBack, share } = release;
          const older = releases[index + 1];
          return (
            <li key={version} className={styles.line}>
              <div>
                <p className={styles.name}>
                  {version} {version === active && <Badge tone="success">Active</Badge>}
                  {version !== active && share > 0 && <Badge tone="accent">{share}%</Badge>}
                  {takenBack && <Badge tone="danger">Rolled back</Badge>}
                </p>
                {takenBack && (
                  <p className={styles.muted}>
                    Rolled back automatically, {nepalInstant(takenBack.at)}: {takenBack.reason}
                  </p>
                )}
                <p className={styles.muted}>
                  {nepalInstant(builtAt)} by {builder}
                  {commit && `, commit ${commit.slice(0, 12)}`}. {kilobytes(bytes)}
                  {older && ` (${sizeChange(older.bytes, bytes)})`}
                </p>
                {differsByVisitor(name) && (
                  <p className={styles.muted}>
                    Browser check: {browserCheckText(release.browserCheck)}
                  </p>
                )}
              </div>
              {version !== active && (
                <div className={styles.buttons}>
                  {differsByVisitor(name) && (
                    <PreviewButton remote={name} version={version} path={pathOf(prefixes[0])} />
                  )}
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={sending}
                    onClick={() => void change(version)}
                  >
                    Activate version
                    <VisuallyHidden>
                      {' '}
                      of {name}, {version}
                    </VisuallyHidden>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns an address that a preview can open: `/my-booking` for `/my-booking/*`. */
const pathOf = (prefix = '/') => (prefix.endsWith('/*') ? prefix.slice(0, -2) : prefix);
