import type { DeviceId, IssueId } from '../../domain/types/device';

/**
 * Calendar, slots, booking button and dialog. After a booking, it opens the confirmation page
 * unless `stayOnPage` is set.
 */
export type AppointmentSchedulerProps = {
  device?: DeviceId;
  issue?: IssueId;
  /** Name of the device for the customer, such as `iPhone 15 Pro`. It fills in the dialog. */
  deviceModel: string;
  /** Name of the issue, such as `Screen / LCD replacement`. It fills in the dialog. */
  repairIssue: string;
  /** The scheduler shows the reference itself and does not open the confirmation page. */
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
  /** Shows products that could replace such a device. Without it, the newest products. */
  device?: DeviceId;
};
export type DevicePickerProps = { heading?: string };
/** The models of a device, then the faults of the chosen model; a fault opens the model's free times. */
export type RepairPickerProps = { device: DeviceId };
/** For staff: every discussion, also hidden ones, to hide, lock and answer. */
export type ModeratePostsProps = Record<string, never>;
/** For staff: the list of requests from customers. */
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
