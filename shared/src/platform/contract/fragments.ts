import type { DeviceId, IssueId } from '../../domain/types/device';

/** Calendar, slots, booking button and dialog; on success it goes to the confirmation page unless `onBooked` is given. */
export type AppointmentSchedulerProps = {
  device?: DeviceId;
  issue?: IssueId;
  /** Name of the device as the customer reads it, such as `iPhone 15 Pro`; fills the dialog. */
  deviceModel: string;
  /** Name of the issue, such as `Screen / LCD replacement`; fills the dialog. */
  repairIssue: string;
  /** Called instead of going to the confirmation page; the scheduler then shows the reference in its place. */
  stayOnPage?: boolean;
};

export type FeaturedProductsProps = { limit?: number; heading?: string };
export type DevicePickerProps = { heading?: string };

/** Every component that one remote offers to the others, by its contract name `<remote>/<Fragment>`. */
export type FragmentProps = {
  'booking/AppointmentScheduler': AppointmentSchedulerProps;
  'storefront/FeaturedProducts': FeaturedProductsProps;
  'repairs/DevicePicker': DevicePickerProps;
};

export type FragmentId = keyof FragmentProps;
