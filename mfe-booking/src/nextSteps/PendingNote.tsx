import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { usePlace } from './NextSteps';
import { dayOf, promiseOf, startOf, type Place } from './nextSteps';

/** Says by what time the shop confirms a pending booking. */
export function PendingNote({ receipt }: { receipt: OwnReceipt }) {
  const place = usePlace(receipt);
  const text = place && confirmedBy(receipt, place);
  return text && <span>{text}</span>;
}

/**
 * Returns by what time the shop confirms a pending booking. Returns an empty text if no such time
 * is ahead.
 */
function confirmedBy(receipt: OwnReceipt, { shop, closures, now }: Place): string {
  const by = promiseOf(receipt, shop.hours, closures)?.by;
  const isPromised =
    by && by > now && receipt.status === 'pending' && !receipt.heldUntil && startOf(receipt) > by;
  return isPromised ? `We confirm ${dayOf(by, now)}by ${formatShopTime(by)}` : '';
}
