import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';

/** What a calendar needs to know. */
export type Appointment = Pick<
  BookingReceipt,
  'reference' | 'device' | 'service' | 'duration' | 'appointmentDate' | 'appointmentTime'
>;
