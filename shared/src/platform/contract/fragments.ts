import type { DeviceId, IssueId } from '../../domain/types/device';

/**
 * The calendar, its slots, the booking button and the dialog. After a booking, it opens the
 * confirmation page unless `stayOnPage` is set.
 */
export type AppointmentSchedulerProps = {
  device?: DeviceId;
  issue?: IssueId;
  /** The customer's name for the device, such as `iPhone 15 Pro`. It is filled into the dialog. */
  deviceModel: string;
  /** The name of the issue, such as `Screen / LCD replacement`. It is filled into the dialog. */
  repairIssue: string;
  /** Whether the scheduler shows the reference itself instead of opening the confirmation page. */
  stayOnPage?: boolean;
  /**
   * Called when the visitor has chosen a day or a time for this device and issue. The store holds
   * the chosen day and time.
   */
  onChoose?: () => void;
};

export type FeaturedProductsProps = {
  limit?: number;
  heading?: string;
  /**
   * The kind of device that the shown products could replace. Without it, the newest products are
   * shown.
   */
  device?: DeviceId;
};
export type DevicePickerProps = { heading?: string };
/**
 * Shows the models of a device, and then the faults of the chosen model. Choosing a fault opens the
 * model's free times.
 */
export type RepairPickerProps = { device: DeviceId };
/** Shows staff every discussion, also hidden ones, so that they can hide, lock and answer them. */
export type ModeratePostsProps = Record<string, never>;
/** Shows staff the list of requests from customers. */
export type RequestInboxProps = { of: 'quote-requests' | 'enquiries' };

/** Every component that one remote offers to the others, by its contract name `<remote>/<Fragment>`. */
export type FragmentProps = {
  'booking/AppointmentScheduler': AppointmentSchedulerProps;
  'storefront/FeaturedProducts': FeaturedProductsProps;
  'community/ModeratePosts': ModeratePostsProps;
  'storefront/RequestInbox': RequestInboxProps;
  'repairs/DevicePicker': DevicePickerProps;
  'repairs/RepairPicker': RepairPickerProps;
};

export type FragmentId = keyof FragmentProps;
