import type { BookingStatus } from 'shared/domain/types/booking';
import type { BookingDecision } from 'shared/domain/types/schedule';

declare module '../db/schema' {
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
