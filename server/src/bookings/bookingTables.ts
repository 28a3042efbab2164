import type { BookingStatus, ServiceType } from 'shared/domain/types/booking';

type BookingsTable = {
  id: string;
  reference: string;
  kind: 'appointment' | 'request';
  status: BookingStatus;
  version: number;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  device_model: string;
  repair_service: string;
  duration: string;
  appointment_date: string;
  appointment_time: string;
  preferred_date: string | null;
  city: string | null;
  service_type: ServiceType | null;
  estimated_price: number;
  notes: string | null;
  photo_id: string | null;
  created_at: string;
  updated_at: string;
  /** Day of creation in Nepal, for the figures. */
  created_day: string;
  /** Start of the appointment as an instant; `~` for a request, which sorts last. */
  starts_key: string;
  name_key: string;
  search_text: string;
  phone_digits: string;
  /** The contact however it was typed, by which open appointments are counted; empty text when it says nobody. */
  email_key: string;
  phone_key: string;
  /** Until when a pending booking that came in a rush keeps its time; null for every other one. */
  held_until: string | null;
  /** sha256 of the private link's secret. */
  token_hash: string | null;
  /** Raised with every calendar entry that is mailed. */
  calendar_sequence: number;
  erased_at: string | null;
  /** When staff marked it as spam; such a booking is cancelled, always. */
  spam_at: string | null;
  /** What it was before staff swept it away, for taking that back; null once it was. */
  swept_from: BookingStatus | null;
};

declare module '../db/schema' {
  interface Tables {
    bookings: BookingsTable;
    booking_audit: {
      id: string;
      booking_id: string;
      at: string;
      by_name: string;
      staff_id: string | null;
      from_status: BookingStatus | null;
      to_status: BookingStatus;
      note: string | null;
    };
    booking_links: { token_hash: string; booking_id: string; created_at: string };
    /** Imports that have not ended: what they stored is taken back unless they do. */
    imports: { id: string; state: 'storing' | 'undoing'; started_at: string };
    /** What they stored so far. */
    import_rows: { booking_id: string; import_id: string };
  }
}
