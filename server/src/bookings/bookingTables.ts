import type { BookingStatus, ServiceType } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';

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
  /** The import that it came with; while that is in `imports` it is for nobody's eyes. */
  import_id: string | null;
  /** Null until the device is with the shop; it belongs to the status always. */
  stage: Stage | null;
  /** Who of the staff repairs it. */
  technician_id: string | null;
  /** Day by which it was promised, in Nepal. */
  promised_date: string | null;
  shelf: string | null;
  /** JSON, a list of words. */
  labels: string;
  /** When the device left the shop again, repaired or not. */
  collected_at: string | null;
  /** Last day of the warranty, in Nepal. */
  warranty_until: string | null;
  /** The repair under whose warranty this one is. */
  claim_of: string | null;
  /** When its customer was said not to have come; such a booking is cancelled. */
  no_show_at: string | null;
  pickup_date: string | null;
  pickup_from: string | null;
  pickup_to: string | null;
  /** Ways to the customer's telephone that they agreed to, with commas between; empty: none. */
  text_channels: string;
  /** When its device came over the counter without an appointment. */
  arrived_at: string | null;
  /** When its appointment got the time that it has. */
  scheduled_at: string;
};

type BookingCounts = {
  created_day: string;
  status: BookingStatus;
  is_spam: number;
  bookings: number;
  price_hundredths: number;
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
      from_stage: Stage | null;
      to_stage: Stage | null;
      note: string | null;
    };
    /** What a customer was reminded of: a row for each kind and time of an appointment. */
    reminders: { booking_id: string; kind: string; starts_at: string; created_at: string };
    booking_links: {
      token_hash: string;
      booking_id: string;
      created_at: string;
      /** Printed on paper, which staff see too: it shows the repair and changes nothing. */
      view_only: number;
    };
    /** How many bookings there are, as far as it is added up; the day '' is all days. PostgreSQL gives large numbers as text. */
    booking_counts: BookingCounts;
    /** What changed since, written by triggers. */
    booking_count_changes: BookingCounts & { id: number };
    /** How far the texts of a table have the form in which they are searched; no row: all of them. */
    search_forms: { table_name: string; after_id: string };
    /** Imports that have not ended: what they stored is taken back unless they do. */
    imports: {
      id: string;
      state: 'storing' | 'undoing';
      started_at: string;
      /** The process that runs it or takes it back, see `importOwner.ts`. */
      owner: string;
      /** When that last did something. */
      beat_at: string;
    };
  }
}
