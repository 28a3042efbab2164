import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { PageHead } from 'shared/platform/contract/page';
import { SECRET_PATHS, secretOfHash } from 'shared/domain/rules/secretLinks';
import { useHydrated } from 'shared/platform/site';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Container } from 'shared/ui/Container';
import { EmptyState } from 'shared/ui/EmptyState';
import { SuccessIcon } from 'shared/ui/icons';
import { Loading } from 'shared/ui/Loading';
import { Notice, type NoticeTone } from 'shared/ui/Notice';
import { PageHeader } from 'shared/ui/PageHeader';
import { Skeleton } from 'shared/ui/Skeleton';
import { AddToCalendar } from '../addToCalendar/AddToCalendar';
import { BookingNotLoaded } from '../BookingNotLoaded';
import { MyBookingView } from '../features/privateLink/MyBookingView';
import { useMyBooking } from '../features/privateLink/useMyBooking';
import styles from './MyBookingPage.module.css';

type Message = { tone: NoticeTone; text: string };

export function Component() {
  const navigate = useNavigate();
  const token = useLinkSecret();
  const found = useMyBooking(token);
  const [message, setMessage] = useState<Message | null>(null);
  const [erased, setErased] = useState(false);

  if (erased) return <Erased />;
  if (found.state === 'failed')
    return <BookingNotLoaded code={found.failure.code} retry={found.reload} />;
  return (
    <>
      <PageHeader
        width="narrow"
        title="Your booking"
        lead="Keep this link to yourself: whoever has it can move or cancel the booking."
        className={styles.header}
      />
      <Container width="narrow" className={styles.body}>
        {message && (
          <Notice tone={message.tone} live>
            {message.text}
          </Notice>
        )}
        {found.state === 'loading' ? (
          <Loading label="Loading your booking">
            <Skeleton shape="block" className={styles.outline} />
          </Loading>
        ) : (
          <MyBookingView
            key={found.token}
            token={found.token}
            booking={found.booking}
            calendar={
              found.booking.receipt.appointmentDate && (
                <AddToCalendar appointment={found.booking.receipt} />
              )
            }
            onMoved={(receipt) => {
              setMessage({
                tone: 'success',
                text: 'Your booking is moved. We mailed you the new time and a new private link; the old link no longer works.',
              });
              void navigate(SECRET_PATHS.myBooking(receipt.token), {
                replace: true,
                preventScrollReset: true,
              });
            }}
            onKept={() => {
              setMessage({
                tone: 'success',
                text: 'Thank you, the time is yours. We look forward to seeing you.',
              });
              found.reload();
            }}
            onCancelled={() => {
              setMessage({ tone: 'success', text: 'Your booking is cancelled.' });
              found.reload();
            }}
            onAnswered={() => {
              setMessage({ tone: 'success', text: 'Thank you, we have your answer.' });
              found.reload();
            }}
            onOutdated={() => {
              setMessage({
                tone: 'warning',
                text: 'This booking has changed in the meantime. Here is what it is now.',
              });
              found.reload();
            }}
            onErased={() => setErased(true)}
          />
        )}
      </Container>
    </>
  );
}

/**
 * The secret of the link; null until it can be known, for the server never sees it. Links of earlier mails have it in the
 * path: the address is replaced at once, so that it is in no later request.
 */
function useLinkSecret(): string | null {
  const { token: former } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  useEffect(() => {
    if (!former) return;
    void navigate(SECRET_PATHS.myBooking(former), { replace: true, preventScrollReset: true });
  }, [former, navigate]);
  return hydrated && !former ? secretOfHash(hash) : null;
}

function Erased() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<SuccessIcon />}
      title="Your data is erased"
      action={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      We no longer keep your name, contact, notes or photo. This link no longer works.
    </EmptyState>
  );
}

export const head = (): PageHead => ({
  title: 'Your booking',
  description: 'Your repair booking: where it stands, another time, or cancelling it.',
  // Not the address itself: it is a secret.
  canonicalPath: '/my-booking',
  noIndex: true,
});
