import { Link } from 'react-router-dom';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** For a member who opens a customer's link: what the customer says is written down where it says who wrote it. */
export function StaffNotice({ reference }: { reference: string }) {
  return (
    <Notice tone="info" title="You are signed in as staff">
      <p>
        This page changes nothing in the customer’s name. Record the customer’s answer on the{' '}
        <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>booking’s page</Link>.
      </p>
    </Notice>
  );
}
