import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { SECRET_PATHS, secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { CalendarCheckIcon, PrinterIcon, SuccessIcon } from '@mcs-repairs/shared/ui/icons';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AddToCalendar } from '../addToCalendar/AddToCalendar';
import { BookingNotLoaded } from '../BookingNotLoaded';
import { HeldNotice, HowToKeep } from '../HeldNotice';
import { KeepYourLink } from '../KeepYourLink';
import { newLinkOf } from '../newLink';
import { NextSteps } from '../nextSteps/NextSteps';
import { PendingNote } from '../nextSteps/PendingNote';
import { Receipt, SAMPLE_RECEIPT, type ReceiptFacts } from '../features/confirmation/Receipt';
import {
  useConfirmedBooking,
  type ConfirmedBooking,
} from '../features/confirmation/useConfirmedBooking';
import { QuickContact } from '../QuickContact';
import styles from './ConfirmationPage.module.css';

const MAIL_PROMISE = "You'll receive a confirmation email soon.";
const CALL_PROMISE = 'We have received your booking. We will call you if anything changes.';

export function Component() {
  const { hash } = useLocation();
  const moved = newLinkOf(secretOfHash(hash));
  // After a reschedule, the link of this entry of the history opens nothing.
  if (moved) return <Navigate to={SECRET_PATHS.myBooking(moved)} replace />;
  return <Confirmation />;
}

function Confirmation() {
  const booking = useConfirmedBooking();
  const page = useRef<HTMLDivElement>(null);
  // True if the visitor came from another page of the site. Only then is the booking already loaded
  // on the first render.
  const [navigated] = useState(booking.state === 'shown');

  useEffect(() => {
    // The shell does not move focus if the address has a part after #. On this page that part is a
    // token, and no element has this name. So the page moves focus itself.
    if (navigated) page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [navigated]);

  const reference = booking.state === 'shown' ? ` ${booking.receipt.reference}` : '';
  return (
    <div ref={page}>
      {contentOf(booking)}
      <QuickContact message={`Hello, I have a question about my booking${reference}.`} />
    </div>
  );
}

function contentOf(booking: ConfirmedBooking): ReactNode {
  switch (booking.state) {
    case 'waiting':
      return <Waiting />;
    case 'failed':
      return <BookingNotLoaded code={booking.failure.code} retry={booking.retry} />;
    case 'empty':
      return (
        <Confirmed facts={SAMPLE_RECEIPT}>
          <SampleNotice />
        </Confirmed>
      );
    case 'shown':
      return (
        <Confirmed facts={booking.receipt} booked={booking.receipt}>
          {booking.receipt.heldUntil && (
            <HeldNotice heldUntil={booking.receipt.heldUntil}>
              <HowToKeep customerEmail={booking.receipt.customerEmail} />
            </HeldNotice>
          )}
          {booking.fromEarlierTry && (
            <Notice tone="info">
              We had already received your first request. This is the booking from that request. You
              can still reschedule or cancel it.
            </Notice>
          )}
        </Confirmed>
      );
  }
}

/** Says that the booking below is only a sample, because the visitor has not booked. */
function SampleNotice() {
  const can = useShopCapabilities();
  if (!can.openPrivateLink) return null;
  return (
    <Notice tone="info">
      This page shows a sample until you have booked. Have you booked already?{' '}
      <Link to="/my-booking">Find your booking</Link>
    </Notice>
  );
}

type ConfirmedProps = { facts: ReceiptFacts; booked?: OwnReceipt; children?: ReactNode };

/** Shows a booking. Shows the sample if `booked` is undefined. */
function Confirmed({ facts, booked, children }: ConfirmedProps) {
  const can = useShopCapabilities();
  const { sendsEmails } = useShopProfile();
  const hasMail = facts.customerEmail !== '';
  const isMailed = hasMail && !(booked && sendsEmails === false);
  const isBooked = booked && booked.status !== 'cancelled' && !booked.heldUntil;
  const link = booked?.token && <KeepYourLink receipt={booked} />;
  const further = (
    <>
      <Button variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
        Print
      </Button>
      {facts.token && (
        <ButtonLink
          variant="quiet"
          icon={<CalendarCheckIcon />}
          to={SECRET_PATHS.myBooking(facts.token)}
        >
          Reschedule or cancel
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        width="narrow"
        eyebrow={isBooked && <SuccessIcon className={styles.mark} />}
        title={`Thank you, ${facts.customerName}!`}
        lead={hasMail ? MAIL_PROMISE : CALL_PROMISE}
        className={styles.header}
      />
      <Container width="narrow" className={styles.body}>
        {children}
        {/* Without an email, this page is the only place that has the link. */}
        {!isMailed && link}
        <Receipt facts={facts} note={booked && <PendingNote receipt={booked} />}>
          {facts.appointmentDate ? (
            <AddToCalendar appointment={facts} variant={isMailed ? 'primary' : 'secondary'}>
              {further}
            </AddToCalendar>
          ) : (
            <div className={styles.row}>{further}</div>
          )}
        </Receipt>
        {isMailed && link}
        {booked && <NextSteps receipt={booked} />}
        <nav aria-label="What next" className={styles.next} data-print="hide">
          <MoreLink to="/">Continue Browsing</MoreLink>
          <MoreLink to="/repairs">Book Another Repair</MoreLink>
          <MoreLink to="/shop">Shop Devices</MoreLink>
        </nav>
        {can.openPrivateLink && (
          <p data-print="hide">
            Looking for another booking of yours? <Link to="/my-booking">Track repair</Link>
          </p>
        )}
      </Container>
    </>
  );
}

/**
 * The server renders this placeholder, because only the browser knows which booking to show.
 * Without JavaScript a visitor cannot have booked, so the page shows the sample.
 */
function Waiting() {
  return (
    <>
      <div className={styles.waiting}>
        <PageHeader
          width="narrow"
          title="Your booking"
          lead={MAIL_PROMISE}
          className={styles.header}
        />
        <Container width="narrow" className={styles.body}>
          <Loading label="Loading your booking">
            <Skeleton shape="block" className={styles.outline} />
          </Loading>
        </Container>
      </div>
      <noscript>
        <Container width="narrow" className={styles.body}>
          <p>{`Thank you, ${SAMPLE_RECEIPT.customerName}!`}</p>
          <Receipt facts={SAMPLE_RECEIPT} />
        </Container>
      </noscript>
    </>
  );
}

export const head = (): PageHead => ({
  title: 'Booking confirmation',
  description: 'Your repair appointment: order number, device, date and time, and how to find us.',
  noIndex: true,
});
