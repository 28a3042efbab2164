import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingDecision } from '@mcs-repairs/shared/domain/types/schedule';

declare module '../../db/schema' {
  interface Tables {
    schedule_revisions: {
      revision: number;
      at: string;
      by_name: string;
      staff_id: string | null;
      /** What it changed, sentences as JSON. */
      changes: string;
      /** The whole schedule, JSON. */
      schedule: string;
    };
    /** Devices that got another promised day with a revision. */
    schedule_promises: {
      revision: number;
      booking_id: string;
      former_date: string;
      /** The booking's after the decision: who changed it since is left alone by an undo. */
      version: number;
    };
    schedule_decisions: {
      revision: number;
      booking_id: string;
      decision: BookingDecision;
      /** What the booking was before. */
      from_status: BookingStatus;
      /** The booking's after the decision: who changed it since is left alone by an undo. */
      version: number;
    };
  }
}

export {};
