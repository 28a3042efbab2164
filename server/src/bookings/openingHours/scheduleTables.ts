import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingDecision } from '@mcs-repairs/shared/domain/types/schedule';

declare module '../../db/schema' {
  interface Tables {
    schedule_revisions: {
      revision: number;
      at: string;
      by_name: string;
      staff_id: string | null;
      /** The changes in this revision, as a JSON list of sentences. */
      changes: string;
      /** The complete opening hours as JSON. */
      schedule: string;
    };
    /** Devices that got another promised day because of new opening hours. */
    schedule_promises: {
      revision: number;
      booking_id: string;
      former_date: string;
      /** The booking's version after the decision. An undo skips bookings that changed since. */
      version: number;
    };
    schedule_decisions: {
      revision: number;
      booking_id: string;
      decision: BookingDecision;
      /** The booking's status before the decision. */
      from_status: BookingStatus;
      /** The booking's version after the decision. An undo skips bookings that changed since. */
      version: number;
    };
  }
}

export {};
