import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readBookingPage } from '@mcs-repairs/shared/domain/contract/repairs';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { BegunVisits } from '../features/checkIn/BegunVisits';
import { CheckInForm } from '../features/checkIn/CheckInForm';
import { useRequestOf } from '../features/checkIn/useRequestOf';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Check in');

const bookingPages = answersOf(readBookingPage);

export function Component() {
  return (
    <AdminFrame title="Check in" skeleton={<Skeleton lines={8} />}>
      <Intake />
    </AdminFrame>
  );
}

function Intake() {
  const navigate = useNavigate();
  const can = useShopCapabilities();
  const [takenUp, setTakenUp] = useState(0);
  const [params] = useSearchParams();
  const reference = params.get('with');
  const from = useRequestOf(params.get('from'));
  const { currentData } = bookingPages.useQuery(
    { params: { reference: reference ?? '' } },
    { skip: reference === null || !can.signIn },
  );
  if (!can.signIn) {
    return (
      <Notice title="Check-in needs a server">This site stores everything in your browser.</Notice>
    );
  }
  return (
    <>
      <BegunVisits onTakenUp={() => setTakenUp((count) => count + 1)} />
      <CheckInForm
        key={takenUp}
        visitWith={reference === null ? undefined : currentData?.booking}
        request={from.request}
        onStored={async ({ booking }, isOfRequest) => {
          if (isOfRequest) await from.link(booking.reference);
          void navigate(`/admin/ticket/${encodeURIComponent(booking.id)}`);
        }}
      />
    </>
  );
}
