import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { browserCheckText } from './browserCheckText';
import { CanaryPart } from './CanaryPart';
import { kilobytes, sizeChange } from './kilobytes';
import { ReleaseButtons } from './ReleaseButtons';
import { differsByVisitor, mayBeRemoved } from './shares';
import { VersionList } from './VersionList';
import { Warnings } from './Warnings';
import { viewsText } from './viewsText';
import { WithdrawArea } from './WithdrawArea';
import styles from './Releases.module.css';

const WHY = {
  built: 'Built',
  released: 'Released',
  back: 'Rolled back',
  forward: 'Activated',
  unhealthy: 'Rolled back',
} as const;

/**
 * Shows the releases of one area. `releases` is sorted newest first. The card shows a failed
 * version only if no newer version is active. If a newer version is active, the author already
 * knows about the failure.
 */
export function RemoteCard(remote: RemoteReleases) {
  const { remote: name, active, canary, releases, activations } = remote;
  const [last] = activations;
  const shown = releases.find(({ version }) => version === active);
  const tried = releases.find(({ version }) => version === canary);
  const current = releases.findIndex(({ version }) => version === active);
  const newer = current === -1 ? releases : releases.slice(0, current);
  const failed = newer.find(({ takenBack }) => takenBack);
  const before = releases.find(({ version }) => version === last?.previous);
  return (
    <section aria-labelledby={`release-${name}`} className={styles.part}>
      <div className={styles.top}>
        <h2 id={`release-${name}`} className={styles.title}>
          {name}
        </h2>
        {shown ? (
          <Badge tone="success">{shown.share}% of visitors</Badge>
        ) : (
          <Badge tone="outline">{active ? 'Stored elsewhere' : 'Not active'}</Badge>
        )}
      </div>
      {active && <p className={styles.version}>{active}</p>}
      {last && (
        <p className={styles.muted}>
          {WHY[last.why]} by {last.by}, {nepalInstant(last.at)}
        </p>
      )}
      {failed?.takenBack && (
        <p className={styles.muted}>
          {failed.version} was rolled back automatically, {nepalInstant(failed.takenBack.at)}:{' '}
          {failed.takenBack.reason}
        </p>
      )}
      {shown && (
        <dl className={styles.facts}>
          <dt>Commit</dt>
          <dd>{shown.commit?.slice(0, 12) ?? 'None'}</dd>
          <dt>Size</dt>
          <dd>
            {kilobytes(shown.bytes)}
            {before && ` (${sizeChange(before.bytes, shown.bytes)})`}
          </dd>
          <dt>Page views</dt>
          <dd>{viewsText(shown.health)}</dd>
          <dt>Server check</dt>
          <dd>
            {last?.proof
              ? `${last.proof.pages} pages in ${last.proof.milliseconds} ms`
              : 'None: released outside the server'}
          </dd>
          {differsByVisitor(name) && (
            <>
              <dt>Browser check</dt>
              <dd>{browserCheckText(shown.browserCheck)}</dd>
            </>
          )}
        </dl>
      )}
      {shown && <Warnings of={shown} />}
      {tried && <CanaryPart remote={remote} canary={tried} />}
      <ReleaseButtons {...remote} />
      {releases.length > 0 && (
        <Disclosure title={`All versions of ${name} (${releases.length})`}>
          <VersionList {...remote} />
          {active && mayBeRemoved(name) && <WithdrawArea {...remote} />}
        </Disclosure>
      )}
    </section>
  );
}
