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
  /** The visitor has chosen a day or a time for this device and issue; both are in the store. */
  onChoose?: () => void;
};

export type FeaturedProductsProps = {
  limit?: number;
  heading?: string;
  /** Shows what the shop sells in the place of such a device; without it the newest of all. */
  device?: DeviceId;
};
export type DevicePickerProps = { heading?: string };
/** For staff: every discussion, also the hidden ones, to hide, lock and answer. */
export type ModeratePostsProps = Record<string, never>;
/** For staff: what customers sent, to be worked off. */
export type RequestInboxProps = { of: 'quote-requests' | 'enquiries' };

/** Every component that one remote offers to the others, by its contract name `<remote>/<Fragment>`. */
export type FragmentProps = {
  'booking/AppointmentScheduler': AppointmentSchedulerProps;
  'storefront/FeaturedProducts': FeaturedProductsProps;
  'community/ModeratePosts': ModeratePostsProps;
  'storefront/RequestInbox': RequestInboxProps;
  'repairs/DevicePicker': DevicePickerProps;
};

export type FragmentId = keyof FragmentProps;
