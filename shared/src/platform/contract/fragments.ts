import type { DeviceId, IssueId } from '../../domain/types/device';

/**
 * The properties of the appointment scheduler: calendar, slots, booking button and dialog. After a
 * booking, it opens the confirmation page, unless `stayOnPage` is set.
 */
export type AppointmentSchedulerProps = {
  device?: DeviceId;
  issue?: IssueId;
  /**
   * The name of the device in words for customers, such as `iPhone 15 Pro`. The dialog starts with
   * it.
   */
  deviceModel: string;
  /** The name of the fault, such as `Screen / LCD replacement`. The dialog starts with it. */
  repairIssue: string;
  /** True to stay on the page after a booking. The scheduler then shows the reference itself. */
  stayOnPage?: boolean;
  /** Called when the visitor chooses a day or a time. The choice is in the store. */
  onChoose?: () => void;
};

export type FeaturedProductsProps = {
  limit?: number;
  heading?: string;
  /**
   * The kind of device for which products are shown as a replacement. If it is missing, the newest
   * products are shown.
   */
  device?: DeviceId;
};
export type DevicePickerProps = { heading?: string };
/**
 * The properties of the repair picker. It shows the models of a device, and then the faults of the
 * chosen model. After the visitor has chosen a fault, it shows the free times.
 */
export type RepairPickerProps = { device: DeviceId };
/**
 * The properties of the staff's list of all threads, in which they can hide, lock and answer
 * threads.
 */
export type ModeratePostsProps = Record<string, never>;
/** The properties of the staff's list of enquiries or of quote requests. */
export type RequestInboxProps = { of: 'quote-requests' | 'enquiries' };

/**
 * The properties of every component that one remote offers to others, by name:
 * `<remote>/<Fragment>`.
 */
export type FragmentProps = {
  'booking/AppointmentScheduler': AppointmentSchedulerProps;
  'storefront/FeaturedProducts': FeaturedProductsProps;
  'community/ModeratePosts': ModeratePostsProps;
  'storefront/RequestInbox': RequestInboxProps;
  'repairs/DevicePicker': DevicePickerProps;
  'repairs/RepairPicker': RepairPickerProps;
};

export type FragmentId = keyof FragmentProps;
