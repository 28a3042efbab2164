import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listRides } from '@mcs-repairs/shared/domain/contract/pickups';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { DuePickups } from '@mcs-repairs/shared/domain/types/pickup';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { TruckIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useMay } from '../../staff/useRight';
import { groupPickups, isStop } from './groupPickups';
import { PickupsSkeleton } from './PickupsSkeleton';
import { PickupCard } from './PickupCard';
import styles from './Pickups.module.css';

const listedPickups = answersOf(listRides);

/**
 * Lists the devices that riders have to fetch, hand in or return, grouped by district of the city.
 * The next stop is the first.
 */
export function PickupList() {
  const can = useShopCapabilities();
  const query = listedPickups.useQuery({}, { skip: !can.signIn });
  if (!can.signIn)
    return <Notice>This site stores everything in your browser. It has no pickups.</Notice>;
  return (
    <Loaded query={query} name="pickups" skeleton={<PickupsSkeleton />}>
      {(data) => <PickupGroups data={data} />}
    </Loaded>
  );
}

function PickupGroups({ data }: { data: DuePickups }) {
  // A rider has no other pages.
  const mayReadBookings = useMay('read-bookings');
  const groups = groupPickups(data.rides, data.today);
  if (groups.length === 0) {
    return (
      <EmptyState
        title="No pickups to do"
        icon={<TruckIcon />}
        action={
          mayReadBookings && (
            <ButtonLink variant="secondary" size="small" to="/admin/bookings">
              Open bookings
            </ButtonLink>
          )
        }
      >
        A booking appears here when its pickup day is set.
      </EmptyState>
    );
  }
  const [nextStop] = groups.flatMap(({ rides }) => rides).filter(isStop);
  return (
    <div className={styles.groups}>
      <p className={styles.printed}>Pickups, {formatLongDate(data.today)}</p>
      {groups.map(({ area, rides }) => (
        <section key={area} aria-label={area}>
          <h2 className={styles.area}>
            {area} <span className={styles.muted}>{rides.length}</span>
          </h2>
          <ul className={styles.list}>
            {rides.map((ride) => (
              <li key={ride.booking.id}>
                <PickupCard
                  key={ride.booking.version}
                  ride={ride}
                  today={data.today}
                  isNextStop={ride === nextStop}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
