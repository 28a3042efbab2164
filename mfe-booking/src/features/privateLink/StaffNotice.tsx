import { Link } from 'react-router-dom';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

/**
 * A notice for members of staff who open the link of a customer. It links to the staff page of the
 * booking. On that page, the history records which member entered the customer's answer.
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
