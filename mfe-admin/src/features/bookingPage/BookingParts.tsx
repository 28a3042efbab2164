import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { correctBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { startOf } from '@mcs-repairs/shared/domain/types/legalPages';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingPage, RelatedVisit } from '@mcs-repairs/shared/domain/types/repair';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { lateDialog } from '../../form/lateDialog';
import type { OpenForm } from '../../form/useOpenForm';
import { UndoNotice, undoUntil } from '../../staff/lateUndo';
import { BookingActions } from './BookingActions';
import { BookingHeader } from './BookingHeader';
import { FoldedOnPhones } from './FoldedOnPhones';
import { NoteForm } from './NoteForm';
import { PickupPart } from './PickupPart';
import { RepairFacts, type Facts } from './RepairFacts';
import { PhotoForm } from './StaffPhotos';
import { StageControl } from './StageControl';
import { VisitPart } from './VisitPart';
import styles from './BookingParts.module.css';

const OpenedForm = lateDialog(async () => {
  const { OpenedForm } = await import(/* webpackChunkName: "booking-forms" */ './OpenedForm');
  return OpenedForm;
});

type BookingPartsProps = {
  page: BookingPage;
  /** The price that the customer accepted. */
  agreedPrice: number | undefined;
  form: OpenForm;
  facts: ReactNode;
  history: ReactNode;
  /** The parts and the payments of the repair. */
  bench: ReactNode;
  /** Other work on the booking, such as its estimates. */
  children?: ReactNode;
};

/**
 * Arranges the page of one booking. The next step and the work are on the left, and the stored
 * facts are on the right.
 */
export function BookingParts({
  page,
  agreedPrice,
  form,
  facts,
  history,
  bench,
  children,
}: BookingPartsProps) {
  const { booking, technicians } = page;
  const [saved, setSaved] = useState<Saved | null>(null);
  const can = useShopCapabilities();
  return (
    <div className={styles.desk}>
      <header className={styles.head} data-names-page>
        <BookingHeader booking={booking} agreedPrice={agreedPrice} />
        {can.bench && <BookingActions key={booking.id} page={page} form={form} />}
      </header>
      <div className={styles.undo}>
        <Undo page={page} saved={saved} />
      </div>
      <div className={styles.main}>
        <OpenQuestion page={page} />
        {hasOwnForm(form.place) && <OpenedForm page={page} form={form} onClose={form.close} />}
        {children}
        <PickupPart page={page} />
        {can.bench && (
          <section aria-label="Repair" className={styles.card}>
            <h2 className={styles.heading}>Repair</h2>
            <RepairFacts
              key={booking.id}
              booking={booking}
              technicians={technicians}
              onSaved={(stored, former, name) =>
                setSaved({ booking: stored, former, name, until: undoUntil() })
              }
            >
              <StageControl booking={booking} />
            </RepairFacts>
          </section>
        )}
        {bench}
        {can.bench && (
          <section id="note" aria-label="Notes and photos" className={styles.card}>
            <NoteForm bookingId={booking.id} />
            <PhotoForm bookingId={booking.id} photos={page.photos ?? []} />
          </section>
        )}
      </div>
      <FoldedOnPhones title="Customer and booking">
        <section aria-label="Booking" className={styles.card}>
          <h2 className={styles.heading}>Booking</h2>
          {facts}
          <Warranty page={page} />
          <Terms version={page.terms} />
        </section>
        <VisitPart page={page} />
      </FoldedOnPhones>
      <div className={styles.past}>{history}</div>
    </div>
  );
}

/**
 * Returns whether this part shows the form. The parts with the estimates and the payments show
 * their own forms.
 */
const hasOwnForm = (place: OpenForm['place']): boolean =>
  place !== null && place !== 'estimate' && place !== 'answer' && place !== 'payment';

/**
 * Shows the customer's last question until staff write a note or another estimate. The page Today
 * uses the same rule.
 */
function OpenQuestion({ page: { booking, notes, estimates } }: { page: BookingPage }) {
  const [last] = notes;
  const [estimate] = estimates;
  if (last?.by !== 'customer' || (estimate && estimate.createdAt > last.at)) return null;
  return (
    <Notice
      tone="warning"
      title={`${booking.customerName} asked: “${last.text}”`}
      action={
        <Button
          size="small"
          variant="secondary"
          onClick={() => document.querySelector<HTMLElement>('#note textarea')?.focus()}
        >
          Write note
        </Button>
      }
    >
      Call or write to the customer. Then add a note with the answer.
    </Notice>
  );
}

type Saved = { booking: Booking; former: Facts; name: string; until: string };
type UndoProps = { page: BookingPage; saved: Saved | null };

/** Offers to undo the last change, no matter which part of the page made it. */
function Undo({ page: { booking, undoUntil: until }, saved }: UndoProps) {
  if (saved && saved.booking.version >= booking.version) {
    const { id } = booking;
    return (
      <UndoNotice
        key={saved.booking.version}
        booking={saved.booking}
        until={saved.until}
        of={{
          name: saved.name,
          what: 'booking',
          undo: ({ call }, version) =>
            call(correctBooking, { params: { id }, body: { ...saved.former, version } }),
        }}
      />
    );
  }
  return until ? <UndoNotice key={booking.version} booking={booking} until={until} /> : null;
}

function Warranty({ page: { booking, original, claims } }: { page: BookingPage }) {
  const { warrantyUntil } = booking;
  if (!warrantyUntil && !original && claims.length === 0) return null;
  return (
    <div className={styles.second}>
      {warrantyUntil && <p>Warranty until {formatLongDate(warrantyUntil)}.</p>}
      {original && (
        <p>
          Warranty claim for <VisitLink visit={original} />.
        </p>
      )}
      {claims.map((visit) => (
        <p key={visit.id}>
          Warranty claim: <VisitLink visit={visit} />
        </p>
      ))}
    </div>
  );
}

/** Names the version of the terms that applied when the booking was made. */
function Terms({ version }: { version: string | undefined }) {
  if (version === undefined) return null;
  const from = startOf(version);
  return (
    <p className={styles.second}>
      <Link to={`/terms/${version}`}>
        {from ? `Terms valid from ${nepalInstant(from)}` : 'First version of the terms'}
      </Link>
    </p>
  );
}

const VisitLink = ({ visit: { reference } }: { visit: RelatedVisit }) => (
  <Link to={`/admin/bookings/${reference}`}>{reference}</Link>
);
