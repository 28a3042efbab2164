import { Link } from 'react-router-dom';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

/**
 * If staff open a customer's link, this notice links to the booking's staff page. There the history
 * records who entered the customer's answer.
 */
export function StaffNotice({ reference }: { reference: string }) {
  return (
    <Notice tone="info" title="You are signed in as staff">
      <p>
        You cannot act for the customer on this page. Record the customer’s answer on the{' '}
        <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>booking’s page</Link>.
      </p>
    </Notice>
  );
}
