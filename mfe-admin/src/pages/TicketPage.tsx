import { useParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { printTicket } from '@mcs-repairs/shared/domain/contract/checkIn';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { PlusIcon } from '@mcs-repairs/shared/ui/icons';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { PasscodeView } from '../staff/PasscodeView';
import { TicketPrint } from '../features/ticket/TicketPrint';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import styles from './TicketPage.module.css';

export const head = staffHead('Ticket');

const tickets = answersOf(printTicket);

export function Component() {
  return (
    <AdminFrame title="Ticket" skeleton={<Skeleton lines={8} />}>
      <TicketOf />
    </AdminFrame>
  );
}

function TicketOf() {
  const { id = '' } = useParams();
  const query = tickets.useQuery({ params: { id } });
  return (
    <Loaded
      query={{ ...query, data: query.currentData }}
      name="ticket"
      skeleton={<Skeleton lines={8} />}
    >
      {(ticket) => (
        <>
          <p className={styles.next}>
            <ButtonLink
              to={`/admin/intake?with=${encodeURIComponent(ticket.booking.reference)}`}
              icon={<PlusIcon />}
              variant="secondary"
            >
              Check in next device of this customer
            </ButtonLink>
            <ButtonLink to="/admin/intake" variant="quiet">
              Check in the next customer
            </ButtonLink>
            {ticket.intake?.hasPasscode && <PasscodeView key={id} bookingId={id} />}
          </p>
          <TicketPrint ticket={ticket} />
        </>
      )}
    </Loaded>
  );
}
