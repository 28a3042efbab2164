import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';

/** The fields of a booking that a calendar event needs. */
export type Appointment = Pick<
  BookingReceipt,
  'reference' | 'device' | 'service' | 'duration' | 'appointmentDate' | 'appointmentTime'
>;
