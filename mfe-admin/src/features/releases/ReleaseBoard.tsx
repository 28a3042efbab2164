import { releasesApi } from '@mcs-repairs/shared/data/releases/endpoints';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { ReleasesSkeleton } from './ReleasesSkeleton';
import { RemoteCard } from './RemoteCard';
import { TokenPanel } from './TokenPanel';
import styles from './Releases.module.css';

/** Which version of each area visitors get, who released it, and the way back and forward. */
export function ReleaseBoard() {
  const can = useShopCapabilities();
  if (!can.signIn) {
    return (
      <Notice title="Nothing is released from here">
        This site has no server: its areas are those that it was built with.
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
  const { data, error, refetch } = releasesApi.useReleasesQuery();
  if (error && !data) {
    return (
      <ErrorState
        title="The releases could not be read"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureOf(error).message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the releases">
        <ReleasesSkeleton />
      </Loading>
    );
  }
  if (data.length === 0) return <Notice>Nothing was released yet.</Notice>;
  return (
    <div className={styles.parts}>
      {data.map((remote) => (
        <RemoteCard key={remote.remote} {...remote} />
      ))}
    </div>
  );
}
