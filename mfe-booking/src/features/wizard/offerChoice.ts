import { slotMinutes } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import type { RepairFlowState } from '@mcs-repairs/shared/platform/store';
import type { WizardDraft } from './wizardDraft';

/**
 * Fills the draft with the choice that the visitor made on other pages. It never overwrites a draft
 * with the customer's own text, photo or submission. A later choice also changes the filled fields.
 * They become empty after the choice is booked.
 */
export function offerChoice(draft: WizardDraft, choice: Choice): WizardDraft {
  const { selectedDevice, selectedService, selectedDate, selectedTime } = choice;
  const offered = {
    device: selectedDevice?.deviceModel ?? '',
    issue: selectedService?.repairIssue ?? '',
    preferredDate: selectedDate && selectedTime ? wallTime(selectedDate, selectedTime) : '',
  };
  const { values, photo, attempt, offered: before = NOTHING_OFFERED } = draft;
  const isOwn = photo !== null || attempt !== null || !holds(values, before);
  // A reload forgets the choice of the other pages. The draft keeps the values that came from the
  // choice.
  const isForgotten = holds(offered, NOTHING_OFFERED) && !choice.currentBooking;
  if (isOwn || isForgotten || holds(values, offered)) return draft;
  return { ...draft, values: { ...values, ...offered }, offered };
}

type Offered = NonNullable<WizardDraft['offered']>;
type Choice = Pick<
  RepairFlowState,
  'selectedDevice' | 'selectedService' | 'selectedDate' | 'selectedTime' | 'currentBooking'
>;

const NOTHING_OFFERED: Offered = { device: '', issue: '', preferredDate: '' };

const holds = (values: Offered, { device, issue, preferredDate }: Offered) =>
  values.device === device && values.issue === issue && values.preferredDate === preferredDate;

/** Formats the value of a `datetime-local` input: `2026-11-24T09:30`. */
function wallTime(shopDate: ShopDate, time: SlotTime): string {
  const minutes = slotMinutes(time);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${shopDate}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
