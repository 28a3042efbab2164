import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { isRecord } from '@mcs-repairs/shared/domain/rules/isRecord';
import { SECRET_PATHS, secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { useHydrated, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { SuccessIcon } from '@mcs-repairs/shared/ui/icons';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice, type NoticeTone } from '@mcs-repairs/shared/ui/Notice';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AddToCalendar } from '../addToCalendar/AddToCalendar';
import { appointmentText } from '../appointmentText';
import { BookingNotLoaded } from '../BookingNotLoaded';
import { MyBookingView } from '../features/privateLink/MyBookingView';
import { forgetMoves } from '../features/privateLink/moveAttempt';
import { useMyBooking } from '../features/privateLink/useMyBooking';
import { KeepYourLink } from '../KeepYourLink';
import { forgetNewLinks, newLinkOf, noteNewLink } from '../newLink';
import { isMailed } from '../oneContact';
import styles from './MyBookingPage.module.css';

type Message = { tone: NoticeTone; text: string; action?: ReactNode };

const MOVED = 'Your appointment is rescheduled. The old private link no longer works.';
const MOVED_BY_MAIL =
  'Your appointment is rescheduled. We emailed you the new time and a new private link. The old link no longer works.';

type News = { of: string; message: Message; unsent: string };
/**
 * The news of a reschedule whose response arrived after the customer had left this page. The page
 * opens again and shows it, because it may be the only place with the new link.
 */
let untold: News | null = null;
const keepUntold = (news: News | null) => (untold = news);

const earlierTime = ({ appointmentDate, appointmentTime }: BookingReceipt) =>
  ` Your earlier request had arrived, so your new time is ${appointmentText(appointmentDate, appointmentTime)}.`;

export function Component() {
  const navigate = useNavigate();
  const token = useLinkSecret();
  const profile = useShopProfile();
  // Another booking may open in the same page, for example with the Back button. So the message and
  // the erasure belong to one link.
  const [told, setTold] = useState<{ of: string; message: Message } | null>(untold);
  const tell = (of: string, message: Message) => setTold({ of, message });
  const message = told && told.of === token ? told.message : null;
  /** The new secret of the rescheduled booking, if nobody sent the new link to the customer. */
  const [unsent, setUnsent] = useState(untold?.unsent ?? '');
  const place = useRef<HTMLElement>(null);
  // The buttons are far below, so the message would appear outside of the screen.
  useEffect(() => place.current?.focus(), [message]);
  const [erased, setErased] = useState<string | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    keepUntold(null);
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** `earlier` says that an earlier request rescheduled the booking, if so. */
  const showMoved = async (receipt: BookingReceipt, earlier: string) => {
    const hasMail = isMailed(profile, receipt.customerEmail);
    const message: Message = {
      tone: 'success',
      text: `${hasMail ? MOVED_BY_MAIL : MOVED}${earlier}`,
    };
    const news = { of: receipt.token, message, unsent: hasMail ? '' : receipt.token };
    if (isOpen.current) {
      setUnsent(news.unsent);
      setTold(news);
    } else keepUntold(news);
    await navigate(SECRET_PATHS.myBooking(receipt.token), {
      // If the customer is on another page by now, Back leads there.
      replace: isOpen.current,
      preventScrollReset: isOpen.current,
    });
    if (token) noteNewLink(token, receipt.token);
  };
  const found = useMyBooking(
    token,
    (receipt) =>
      // Staff may have changed the time since then, so the message does not name it.
      void showMoved(receipt, ' Your earlier request had arrived.'),
  );

  if (token && erased === token) return <Erased />;
  if (found.state === 'failed')
    return <BookingNotLoaded code={found.failure.code} retry={found.reload} />;
  const isTicket = found.state === 'ready' && found.booking.access === 'view';
  return (
    <div className={styles.opened}>
      <PageHeader
        width="narrow"
        title="Your booking"
        lead={
          isTicket
            ? 'The status of your repair, from the link on your ticket.'
            : 'Please do not share this link. Everyone who has it can reschedule or cancel the booking.'
        }
        className={styles.header}
      />
      <Container width="narrow" className={styles.body}>
        {message && (
          <section ref={place} tabIndex={-1} className={styles.told}>
            <Notice tone={message.tone} live action={message.action}>
              {message.text}
            </Notice>
            {found.state === 'ready' && found.token === unsent && (
              <KeepYourLink receipt={found.booking.receipt} />
            )}
          </section>
        )}
        {found.state !== 'ready' ? (
          <Loading label="Loading your booking">
            <div className={styles.outlines}>
              <Skeleton shape="block" className={styles.outline} />
              <Skeleton shape="block" className={styles.outline} />
            </div>
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
            onMoved={(receipt, fromEarlierTry) =>
              void showMoved(receipt, fromEarlierTry ? earlierTime(receipt) : '')
            }
            onUnsure={found.reload}
            onKept={() => {
              tell(found.token, {
                tone: 'success',
                text: 'Thank you, your booking is kept. We look forward to seeing you.',
              });
              found.reload();
            }}
            onCancelled={() => {
              forgetMoves(found.token);
              setUnsent('');
              tell(found.token, {
                tone: 'success',
                text: 'Your booking is cancelled.',
                action: (
                  <ButtonLink variant="secondary" size="small" to="/repairs">
                    Book again
                  </ButtonLink>
                ),
              });
              found.reload();
            }}
            onAnswered={() => {
              tell(found.token, { tone: 'success', text: 'Thank you, we received your answer.' });
              found.reload();
            }}
            onOutdated={() => {
              tell(found.token, {
                tone: 'warning',
                text: 'This booking has changed in the meantime. This page now shows its current state.',
              });
              found.reload();
            }}
            onErased={() => {
              forgetMoves(found.token);
              forgetNewLinks();
              setErased(found.token);
            }}
            onConfirmed={(own) => {
              tell(own, {
                tone: 'success',
                text: 'Thank you, your code is correct. This page now has your own private link. Please do not share it.',
              });
              void navigate(SECRET_PATHS.myBooking(own), {
                replace: true,
                preventScrollReset: true,
              });
            }}
          />
        )}
      </Container>
    </div>
  );
}

/**
 * Returns the token of the private link, or null during server rendering. Links in older emails
 * have the token in the path. The browser replaces such an address at once, so that no later
 * request contains the token. It also replaces an entry of the history whose link a reschedule has
 * ended. If the visitor opens that link again, the page says that it no longer works.
 */
function useLinkSecret(): string | null {
  const { token: former } = useParams();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const secret = secretOfHash(hash);
  const other = former ?? (hydrated && !isPasted(key) ? newLinkOf(secret) : undefined);
  useEffect(() => {
    if (!other) return;
    void navigate(SECRET_PATHS.myBooking(other), { replace: true, preventScrollReset: true });
  }, [other, navigate]);
  return hydrated && !other ? secret : null;
}

/**
 * Returns whether the visitor typed or pasted the address into this page. The router gives a key to
 * its own entries of the history, and a number to the entry with which the site was opened.
 */
const isPasted = (key: string) => key === 'default' && !isRecord(history.state);

function Erased() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<SuccessIcon />}
      title="Your data is erased"
      action={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      We no longer store your name, contact details, notes or photo. This link no longer works.
    </EmptyState>
  );
}

export const head = (): PageHead => ({
  title: 'Your booking',
  description: 'Your repair booking: see its status, reschedule it or cancel it.',
  // The canonical address omits the token, because the token is secret.
  canonicalPath: '/my-booking',
  noIndex: true,
});
