import { useState } from 'react';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { AskForCode } from './AskForCode';
import { EnterCode } from './EnterCode';
import { VisitList } from './VisitList';

/**
 * Lists all bookings of a phone number, after the customer has entered a code from a text message
 * or an email.
 */
export function TrackByPhone() {
  const [asked, setAsked] = useState<{ phone: string; message: string } | null>(null);
  const [visits, setVisits] = useState<BookingReceipt[] | null>(null);
  if (visits) return <VisitList visits={visits} />;
  if (!asked) return <AskForCode onAsked={setAsked} />;
  return <EnterCode {...asked} onOpened={setVisits} onAgain={() => setAsked(null)} />;
}
