import type { ReactNode } from 'react';
import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { isMailed } from './oneContact';

type HeldNoticeProps = { heldUntil: string; action?: ReactNode; children: ReactNode };

/**
 * Says until when the shop reserves the time of an unconfirmed booking. The shop limits this time
 * only while it gets very many bookings.
 */
export function HeldNotice({ heldUntil, action, children }: HeldNoticeProps) {
  const time = formatShopTime(new Date(heldUntil));
  return (
    <Notice
      tone="warning"
      live
      title={`We hold your time until ${time} (Nepal time)`}
      action={action}
    >
      {children}
    </Notice>
  );
}

/**
 * Explains how a customer confirms a reserved time. Customers with an email address use the link in
 * the email, if the shop sends emails. All others call the shop.
 */
export function HowToKeep({ customerEmail }: { customerEmail: string }) {
  const profile = useShopProfile();
  const { sendsEmails, textChannels = [] } = profile;
  if (isMailed(profile, customerEmail)) return OPEN_THE_MAIL;
  return sendsEmails === false && textChannels.length === 0 ? ONLY_CALL_US : CALL_US;
}

const OPEN_THE_MAIL =
  'We are receiving very many bookings right now, so please confirm yours. Open the link in the email that we just sent you, and choose “Keep my booking”. Otherwise the time becomes free for others.';

const CALL_US =
  'We are receiving very many bookings right now, so please confirm yours. Call us, or open the link in our text message if you asked for texts. Otherwise the time becomes free for others.';

const ONLY_CALL_US =
  'We are receiving very many bookings right now, so please call us to confirm yours. Otherwise the time becomes free for others.';
