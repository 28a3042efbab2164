import { CONTACT_PROMISE_HOURS } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { contactBy } from '@mcs-repairs/shared/domain/rules/contactBy';
import {
  addDays,
  formatShopTime,
  slotStartsAt,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Closure } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { appointmentText } from '../appointmentText';
import { shortDay } from '../shortDay';
import { waysTo } from '../oneContact';

export type NextStep = { title: string; text: string };

const MINUTE = 60_000;
/**
 * The promised time only counts opening hours (specification, section 9). So it may end on the next
 * day.
 */
const OPENING_HOURS = `We count ${CONTACT_PROMISE_HOURS} hours of our opening times.`;

export type Place = {
  shop: Pick<ShopProfile, 'hours' | 'address'>;
  closures: readonly Closure[];
  now: Date;
};

/** Describes what happens after a booking, in three steps with times in Nepal. */
export function nextSteps(receipt: OwnReceipt, place: Place): NextStep[] {
  return [firstStep(receipt, place), handover(receipt, place), repair(receipt)];
}

const PROMISED_MINUTES = CONTACT_PROMISE_HOURS * 60;

export const promiseOf = (
  { createdAt }: OwnReceipt,
  hours: ShopProfile['hours'],
  closures: readonly Closure[],
) => contactBy(hours, closures, { from: new Date(createdAt), minutes: PROMISED_MINUTES });

function firstStep(receipt: OwnReceipt, { shop, closures, now }: Place): NextStep {
  const isTimeAgreed = receipt.appointmentDate !== '';
  const title = isTimeAgreed ? 'We confirm your time' : 'We agree on a time';
  if (receipt.status === 'confirmed') return { title, text: 'Done: your booking is confirmed.' };
  const promise = promiseOf(receipt, shop.hours, closures);
  const verb = VERBS[waysTo(receipt)];
  if (receipt.heldUntil) {
    const until = formatShopTime(new Date(receipt.heldUntil));
    return { title: 'You confirm your time', text: `Please do it before ${until}, as said above.` };
  }
  if (promise && isTimeAgreed && startOf(receipt) <= promise.by) {
    return { title, text: 'Your time is reserved. Come even if you have not heard from us.' };
  }
  if (!promise || promise.by <= now) {
    return { title, text: `We ${verb} you soon. If you have not heard from us, please call.` };
  }
  const by = `We ${verb} you ${dayOf(promise.by, now)}by ${formatShopTime(promise.by)} (Nepal time).`;
  const { opensAt } = promise;
  const isLater =
    promise.by.getTime() - Date.parse(receipt.createdAt) > (PROMISED_MINUTES + 1) * MINUTE;
  if (!opensAt) return { title, text: isLater ? `${by} ${OPENING_HOURS}` : by };
  if (opensAt <= now) return { title, text: by };
  const opens = `The shop opens ${dayOf(opensAt, now)}at ${formatShopTime(opensAt)}.`;
  return { title, text: `${by} ${opens}` };
}

export const startOf = ({ appointmentDate, appointmentTime }: OwnReceipt) =>
  slotStartsAt(appointmentDate, appointmentTime);

function handover(
  { appointmentDate, appointmentTime, serviceType }: OwnReceipt,
  { shop }: Place,
): NextStep {
  if (serviceType === 'pickup') {
    return { title: 'We pick up your device', text: 'Our rider comes at the time that we agreed.' };
  }
  const text = appointmentDate
    ? `${appointmentText(appointmentDate, appointmentTime)}, to ${shop.address}.`
    : `To ${shop.address}, at the time that we agree on.`;
  return { title: 'You bring your device', text };
}

function repair({ duration }: OwnReceipt): NextStep {
  const time = duration && ` The repair usually takes ${duration}.`;
  return {
    title: 'We check it, and you decide',
    text: `The check is free. We tell you the price before we repair anything.${time}`,
  };
}

const VERBS = { phone: 'call', email: 'email', 'phone or email': 'call or email' };

/** Returns `tomorrow `, `on Thu, Nov 26 `, or an empty text for today. */
export function dayOf(at: Date, now: Date): string {
  const day = toShopDate(at);
  const today = toShopDate(now);
  if (day === today) return '';
  return day === addDays(today, 1) ? 'tomorrow ' : `on ${shortDay(day)} `;
}
