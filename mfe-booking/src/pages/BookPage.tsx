import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useHydrated } from '@mcs-repairs/shared/platform/site';
import { useAppStore } from '@mcs-repairs/shared/platform/store';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { BookingWizard } from '../features/wizard/BookingWizard';
import { TicketConfirmation } from '../features/wizard/TicketConfirmation';
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
  const [receipt, setReceipt] = useKeptReceipt();

  if (receipt) {
    return (
      <>
        <Container width="narrow" className={styles.done}>
          <TicketConfirmation receipt={receipt} />
        </Container>
        <QuickContact message={`Hello, I have a question about my request ${receipt.reference}.`} />
      </>
    );
  }
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
 * The receipt is stored in the entry of the browser's history. So it is shown again after a reload,
 * or when the customer goes back from another page. A link to this page opens an empty form.
 */
function useKeptReceipt(): [BookingReceipt | undefined, (receipt: BookingReceipt) => void] {
  const navigate = useNavigate();
  const { state, ...here } = useLocation() as { state: { receipt?: BookingReceipt } | null };
  const hydrated = useHydrated();
  const keep = (receipt: BookingReceipt) =>
    void navigate(here, { replace: true, state: { receipt }, preventScrollReset: true });
  return [hydrated ? state?.receipt : undefined, keep];
}

export const head = (): PageHead => ({
  title: 'Book a repair',
  description:
    'Book an Apple or laptop repair in Kathmandu in three steps: your device, how to reach you, and when it suits you. Free diagnosis, walk-in or free pickup.',
});
