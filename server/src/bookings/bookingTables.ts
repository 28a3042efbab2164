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
  /** The day of creation in Nepal. Bookings are counted by this day. */
  created_day: string;
  /**
   * The start of the appointment as an instant in UTC. A request without a time has `~`, which
   * sorts after all digits.
   */
  starts_key: string;
  name_key: string;
  search_text: string;
  phone_digits: string;
  /**
   * The email address in a normalised form, by which the server counts open appointments of one
   * customer. Empty if the address identifies nobody.
   */
  email_key: string;
  phone_key: string;
  /**
   * Until this time, a booking without confirmation keeps its slot. Null for bookings that need no
   * confirmation.
   */
  held_until: string | null;
  /** The sha256 hash of the secret in the private link. */
  token_hash: string | null;
  /**
   * The sequence number of the calendar file (iCalendar `SEQUENCE`). It increases with every file
   * that is sent.
   */
  calendar_sequence: number;
  erased_at: string | null;
  /** When staff marked the booking as spam. Such a booking is always cancelled. */
  spam_at: string | null;
  /**
   * The booking's status before a bulk action. An undo of the bulk action uses it. Null after the
   * undo.
   */
  swept_from: BookingStatus | null;
  /**
   * The id of the import that stored the booking. The booking is invisible while the table
   * `imports` contains this import. Sample bookings have the id `SAMPLES`.
   */
  import_id: string | null;
  /**
   * The stage of the repair. Null until the shop has the device. The stage must always fit the
   * booking's status.
   */
  stage: Stage | null;
  /** The member of staff who repairs the device. */
  technician_id: string | null;
  /** The day on which the shop promised to finish the repair, in Nepal time. */
  promised_date: string | null;
  shelf: string | null;
  /** Labels that staff gave the repair, as a JSON list. */
  labels: string;
  /** When the device left the shop, repaired or not. */
  collected_at: string | null;
  /** Last day of the warranty, in Nepal. */
  warranty_until: string | null;
  /** The id of the original repair, if this booking is a warranty claim. */
  claim_of: string | null;
  /** When staff recorded a no-show. Such a booking is cancelled. */
  no_show_at: string | null;
  pickup_date: string | null;
  pickup_from: string | null;
  pickup_to: string | null;
  /**
   * The channels for text messages to which the customer agreed, separated by commas. Empty for
   * none.
   */
  text_channels: string;
  /** When the device was checked in without an appointment. */
  arrived_at: string | null;
  /** When the booking got the present time of its appointment. */
  scheduled_at: string;
  /**
   * The version of the terms that was valid when the booking was made. Null for imports and
   * bookings of earlier releases.
   */
  terms_version: string | null;
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
    /** Reminders that were queued: one row for each kind and time of an appointment. */
    reminders: { booking_id: string; kind: string; starts_at: string; created_at: string };
    booking_links: {
      token_hash: string;
      booking_id: string;
      created_at: string;
      /**
       * 1 for a link on a printed ticket, which staff also see. This link shows the repair, but
       * cannot change it. Otherwise 0.
       */
      view_only: number;
    };
    /**
     * The stored totals of bookings. The row with the day '' has the totals over all days.
     * PostgreSQL returns large numbers as text.
     */
    booking_counts: BookingCounts;
    /**
     * Changes of bookings that a job has not yet added to the totals. Triggers write these rows.
     */
    booking_count_changes: BookingCounts & { id: number };
    /**
     * The progress of a job that updates a table's search texts to a new format. Without a row, all
     * search texts have the current format.
     */
    search_forms: { table_name: string; after_id: string };
    /**
     * Imports of bookings that are running or were interrupted. The server removes the bookings of
     * an interrupted import.
     */
    imports: {
      id: string;
      state: 'storing' | 'undoing';
      started_at: string;
      /** Identifies the process that runs or undoes the import (`importOwner.ts`). */
      owner: string;
      /** When this process last reported that it is still running. */
      beat_at: string;
    };
  }
}
