import { useParams } from 'react-router-dom';
import { intakeApi } from '@mcs-repairs/shared/data/intake/endpoints';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { PlusIcon } from '@mcs-repairs/shared/ui/icons';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { PasscodeView } from '../staff/PasscodeView';
import { TicketPrint } from '../features/ticket/TicketPrint';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import styles from './TicketPage.module.css';

export const head = staffHead('Ticket');

export function Component() {
  return (
    <AdminFrame title="Ticket" skeleton={<Skeleton lines={8} />}>
      <TicketOf />
    </AdminFrame>
  );
}

function TicketOf() {
  const { id = '' } = useParams();
  const { currentData: ticket, error, refetch } = intakeApi.useTicketQuery(id);
  if (!ticket && error) {
    return (
      <ErrorState
        title="The ticket could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureOf(error).message}
      </ErrorState>
    );
  }
  if (!ticket) {
    return (
      <Loading label="Loading the ticket">
        <Skeleton lines={8} />
      </Loading>
    );
  }
  return (
    <>
      <p className={styles.next}>
        <ButtonLink to="/admin/intake" icon={<PlusIcon />} variant="secondary">
          Next device
        </ButtonLink>
        {ticket.intake?.hasPasscode && <PasscodeView key={id} bookingId={id} />}
      </p>
      <TicketPrint ticket={ticket} />
    </>
  );
}
