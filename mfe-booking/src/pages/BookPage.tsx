import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useHydrated } from '@mcs-repairs/shared/platform/site';
import { useAppStore } from '@mcs-repairs/shared/platform/store';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { BookingWizard } from '../features/wizard/BookingWizard';
import { knownSender } from '../features/wizard/loadSender';
import { stepsIn } from '../features/wizard/useStepHistory';
import { offerChoice } from '../features/wizard/offerChoice';
import { draftStorage, EMPTY_DRAFT, loadDraft } from '../features/wizard/wizardDraft';
import { BookingContact, BookingTop } from '../features/wizard/BookingTop';
import { QuickContact } from '../QuickContact';
import styles from './BookPage.module.css';

const CHAT = 'Hello, I would like to book a repair.';

export function Component() {
  const hydrated = useHydrated();
  const store = useAppStore();
  const kept = useMemo(
    () =>
      hydrated ? offerChoice(loadDraft(draftStorage()), store.getState().repairFlow) : EMPTY_DRAFT,
    [hydrated, store],
  );
  const [receipt, setReceipt] = useState<BookingReceipt | null>(null);
  const keptToken = useKeptLink(receipt);

  // The booking was sent with this code, so it is loaded.
  const TicketConfirmation = knownSender()?.TicketConfirmation;
  if (receipt && TicketConfirmation) {
    return (
      <>
        <Container width="narrow" className={styles.done}>
          <TicketConfirmation receipt={receipt} />
        </Container>
        <QuickContact message={`Hello, I have a question about my request ${receipt.reference}.`} />
      </>
    );
  }
  if (keptToken) return <Navigate to={SECRET_PATHS.myBooking(keptToken)} replace />;
  return (
    <>
      <Unhydrated id="top">
        <BookingTop />
      </Unhydrated>
      <Container width="narrow" className={styles.wizard}>
        {/* Only the browser has the stored draft and the choice. So the server renders an empty
            form. */}
        <BookingWizard
          key={kept === EMPTY_DRAFT ? 'empty' : 'restored'}
          restored={kept}
          onBooked={setReceipt}
        />
        <Unhydrated id="contact">
          <BookingContact message={CHAT} />
        </Unhydrated>
      </Container>
      <QuickContact message={CHAT} />
    </>
  );
}

/**
 * Stores the secret of the private link in this entry of the browser's history. After a reload, the
 * page of the private link shows the booking. The entries of the form's earlier steps are left, so
 * Back leads to the page before the form. Returns the secret that the entry already contains.
 */
function useKeptLink(receipt: BookingReceipt | null): string | undefined {
  const navigate = useNavigate();
  const location = useLocation();
  const hydrated = useHydrated();
  const state = location.state as { booked?: unknown } | null;
  const kept = typeof state?.booked === 'string' ? state.booked : undefined;
  const steps = stepsIn(state).length;
  useEffect(() => {
    if (!receipt) return;
    const { token } = receipt;
    const keep = async () => {
      if (token && token !== kept)
        await navigate(location, { replace: true, state: { booked: token } });
      if (steps > 1) await navigate(1 - steps);
    };
    void keep();
  }, [receipt, kept, steps, location, navigate]);
  return hydrated ? kept : undefined;
}

export const head = (): PageHead => ({
  title: 'Book a repair',
  description:
    'Book an Apple or laptop repair in Kathmandu in three steps: your device, how to reach you, and when it suits you. Free diagnosis, walk-in or free pickup.',
});
