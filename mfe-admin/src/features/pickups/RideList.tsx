import { pickupsApi } from '@mcs-repairs/shared/data/pickups/endpoints';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { groupRides } from './groupRides';
import { PickupsSkeleton } from './PickupsSkeleton';
import { RideCard } from './RideCard';
import styles from './Pickups.module.css';

/** The rider's list: what to fetch, hand in and bring back, by area. */
export function RideList() {
  const can = useShopCapabilities();
  const { data, error, refetch } = pickupsApi.useRidesQuery(undefined, { skip: !can.signIn });
  if (!can.signIn)
    return <Notice>This site keeps everything in your browser: no rider is sent.</Notice>;
  if (error && !data) {
    return (
      <ErrorState
        title="The pickups could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureOf(error).message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the pickups">
        <PickupsSkeleton />
      </Loading>
    );
  }
  const groups = groupRides(data.rides);
  if (groups.length === 0) {
    return (
      <EmptyState title="No rides are waiting">
        A booking with pickup comes here once its page says when the rider comes.
      </EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      <p className={styles.printed}>Rides, {formatLongDate(data.today)}</p>
      {groups.map(({ area, rides }) => (
        <section key={area} aria-label={area}>
          <h2 className={styles.area}>
            {area} <span className={styles.muted}>{rides.length}</span>
          </h2>
          <ul className={styles.list}>
            {rides.map((ride) => (
              <li key={ride.booking.id}>
                <RideCard key={ride.booking.version} ride={ride} today={data.today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
