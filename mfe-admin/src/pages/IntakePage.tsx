import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopCapabilities } from 'shared/platform/site';
import { Notice } from 'shared/ui/Notice';
import { Skeleton } from 'shared/ui/Skeleton';
import { BegunVisits } from '../features/intake/BegunVisits';
import { IntakeForm } from '../features/intake/IntakeForm';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Take a device in');

export function Component() {
  return (
    <AdminFrame title="Take in" skeleton={<Skeleton lines={8} />}>
      <Intake />
    </AdminFrame>
  );
}

function Intake() {
  const navigate = useNavigate();
  const can = useShopCapabilities();
  const [takenUp, setTakenUp] = useState(0);
  if (!can.signIn) {
    return <Notice title="This needs the shop’s server">This site keeps everything here.</Notice>;
  }
  return (
    <>
      <BegunVisits onTakenUp={() => setTakenUp((count) => count + 1)} />
      <IntakeForm
        key={takenUp}
        onStored={({ booking }) => void navigate(`/admin/ticket/${encodeURIComponent(booking.id)}`)}
      />
    </>
  );
}
