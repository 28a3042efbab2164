import type { ReactNode } from 'react';
import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

type HeldNoticeProps = { heldUntil: string; action?: ReactNode; children: ReactNode };

/**
 * Says until when an unconfirmed booking holds its time. The shop holds times only while very many
 * bookings arrive.
 */
export function HeldNotice({ heldUntil, action, children }: HeldNoticeProps) {
  const time = formatShopTime(new Date(heldUntil));
  return (
    <Notice
      tone="warning"
      live
      title={`We keep your time until ${time} (Nepal time)`}
      action={action}
    >
      {children}
    </Notice>
  );
}

/** How a customer confirms a held booking, depending on the contact that the customer left. */
export const howToKeep = ({ customerEmail }: { customerEmail: string }) =>
  customerEmail ? OPEN_THE_MAIL : CALL_US;

const OPEN_THE_MAIL =
  'Very many bookings are coming in right now, so please confirm yours: open the link in the e-mail that we just sent you and choose “Keep my booking”. Otherwise the time becomes free for others.';

const CALL_US =
  'Very many bookings are coming in right now, so please confirm yours: call us, or open the link in our text message if you asked for texts. Otherwise the time becomes free for others.';
