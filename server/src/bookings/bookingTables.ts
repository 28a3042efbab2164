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
   * Start of the appointment as an instant. `~` for a request without a time, because `~` sorts
   * after all digits.
   */
  starts_key: string;
  name_key: string;
  search_text: string;
  phone_digits: string;
  /**
   * The normalised contact, by which open appointments are counted. Empty if it identifies nobody.
   */
  email_key: string;
  phone_key: string;
  /**
   * Until this time, a pending booking keeps its slot without confirmation. Null for bookings that
   * need no confirmation.
   */
  held_until: string | null;
  /** The sha256 hash of the private link's token. */
  token_hash: string | null;
  /** Increases with every calendar file that is sent. */
  calendar_sequence: number;
  erased_at: string | null;
  /** When staff marked the booking as spam. Such a booking is always cancelled. */
  spam_at: string | null;
  /** The status before a bulk action, for undo. Null after the undo. */
  swept_from: BookingStatus | null;
  /**
   * The import that stored the booking. While the import is in `imports`, the booking is invisible.
   * Sample bookings have the import `SAMPLES`.
   */
  import_id: string | null;
  /** Null until the shop has the device. The stage must always fit the status. */
  stage: Stage | null;
  /** The member of staff who repairs the device. */
  technician_id: string | null;
  /** The day on which the shop promised the device, in Nepal. */
  promised_date: string | null;
  shelf: string | null;
  /** JSON: a list of labels. */
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
  /** When the appointment got its current time. */
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
       * True for a link on a printed ticket, which staff also see. The link shows the repair, but
       * cannot change it.
       */
      view_only: number;
    };
    /**
     * Totals of bookings. The row with the day '' has the totals over all days. PostgreSQL returns
     * large numbers as text.
     */
    booking_counts: BookingCounts;
    /** Changes since the last update of the totals, written by triggers. */
    booking_count_changes: BookingCounts & { id: number };
    /**
     * The progress of a job that rewrites a table's search texts. If there is no row, all search
     * texts have the current form.
     */
    search_forms: { table_name: string; after_id: string };
    /**
     * Imports that are still running or were interrupted. The bookings of an interrupted import are
     * removed.
     */
    imports: {
      id: string;
      state: 'storing' | 'undoing';
      started_at: string;
      /** Identifies the process that runs or undoes the import (`importOwner.ts`). */
      owner: string;
      /** The time when the process last reported that it is running. */
      beat_at: string;
    };
  }
}
