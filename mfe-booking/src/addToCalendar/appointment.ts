import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';

export type Appointment = Pick<
  BookingReceipt,
  'reference' | 'device' | 'service' | 'duration' | 'appointmentDate' | 'appointmentTime'
> &
  Partial<Pick<BookingReceipt, 'status'>>;
