import type { DeviceId, IssueId } from '../../domain/types/device';

/**
 * The properties of the scheduler: calendar, slots, booking button and dialog. After a booking, it
 * opens the confirmation page, unless `stayOnPage` is set.
 */
export type AppointmentSchedulerProps = {
  device?: DeviceId;
  issue?: IssueId;
  /**
   * The name of the device for customers, such as `iPhone 15 Pro`. It is the initial value in the
   * dialog.
   */
  deviceModel: string;
  /**
   * The name of the issue, such as `Screen / LCD replacement`. It is the initial value in the
   * dialog.
   */
  repairIssue: string;
  /** Whether the scheduler stays on the page after a booking and shows the reference itself. */
  stayOnPage?: boolean;
  /**
   * Called when the visitor chooses a day or a time for this device and issue. The store contains
   * the choice.
   */
  onChoose?: () => void;
};

export type FeaturedProductsProps = {
  limit?: number;
  heading?: string;
  /**
   * The kind of device for which to show replacements. If it is missing, the newest products are
   * shown.
   */
  device?: DeviceId;
};
export type DevicePickerProps = { heading?: string };
/**
 * The properties of the repair picker. It shows the models of a device and then the faults of the
 * chosen model. When the visitor chooses a fault, it opens the free times of this model.
 */
export type RepairPickerProps = { device: DeviceId };
/**
 * The properties of the list of all discussions for staff. In this list, staff can hide, lock and
 * answer discussions.
 */
export type ModeratePostsProps = Record<string, never>;
/** The properties of the list of customers' requests for staff. */
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
