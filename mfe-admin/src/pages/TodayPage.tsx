import { useSearchParams } from 'react-router-dom';
import { StatusControl } from '../features/bookings/StatusControl';
import { useChangeStatus } from '../features/bookings/useChangeStatus';
import { TodayBoard } from '../features/today/TodayBoard';
import { TodaySkeleton } from '../features/today/TodaySkeleton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { BookingDetails } from './lazyDialogs';

export const head = staffHead('Today');

export function Component() {
  return (
    <AdminFrame title="Today" skeleton={<TodaySkeleton />}>
      <Today />
    </AdminFrame>
  );
}

function Today() {
  const [params, setParams] = useSearchParams();
  const changes = useChangeStatus();
  const openId = params.get('booking');
  const open = (id: string) => setParams(id ? { booking: id } : {}, { preventScrollReset: true });
  return (
    <>
      <TodayBoard
        onOpen={({ id }) => open(id)}
        actions={(booking) => (
          <StatusControl
            booking={changes.shown(booking)}
            disabled={changes.changing}
            onChange={(to) => void changes.change(booking, to)}
          />
        )}
      />
      {openId && <BookingDetails id={openId} onClose={() => open('')} />}
    </>
  );
}
