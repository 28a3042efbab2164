import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listReleases } from '@mcs-repairs/shared/domain/contract/releases';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ReleasesSkeleton } from './ReleasesSkeleton';
import { RemoteCard } from './RemoteCard';
import { TokenPanel } from './TokenPanel';
import styles from './Releases.module.css';

const releases = answersOf(listReleases);

/**
 * Shows the active version of each area and who released it, with buttons to activate the previous
 * and the newest version.
 */
export function ReleaseBoard() {
  const can = useShopCapabilities();
  if (!can.signIn) {
    return (
      <Notice title="This site has no releases">
        This site has no server. Its areas never change after the build.
      </Notice>
    );
  }
  return (
    <div className={styles.board}>
      <Remotes />
      <TokenPanel />
    </div>
  );
}

function Remotes() {
  return (
    <Loaded query={releases.useQuery({})} name="releases" skeleton={<ReleasesSkeleton />}>
      {({ remotes }) =>
        remotes.length === 0 ? (
          <Notice>No releases yet.</Notice>
        ) : (
          <div className={styles.parts}>
            {remotes.map((remote) => (
              <RemoteCard key={remote.remote} {...remote} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
