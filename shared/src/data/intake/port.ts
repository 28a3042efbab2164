import type { Result } from '../../domain/types/failure';
import type {
  Intake,
  NewVisit,
  Ticket,
  VisitReceipt,
  WalkInState,
} from '../../domain/types/intake';

/** Devices that are handed over at the counter; a browser alone has none. */
export type IntakePort = {
  staff: {
    /** `idempotencyKey`: one per visit, kept through retries. Failures: `invalid`, `slot-taken` without `overbook`, `key-reused` when another visit was stored under the key, `network`. */
    takeIn(visit: NewVisit, idempotencyKey: string): Promise<Result<VisitReceipt>>;
    /** Which walk-in place the next visit takes. */
    walkIns(): Promise<Result<WalkInState>>;
    /** Failure: `not-found` for a booking that did not come over the counter. */
    intake(bookingId: string): Promise<Result<Intake>>;
    /** Written down in the booking's history. Failure: `not-found` when none is kept. */
    showPasscode(bookingId: string): Promise<Result<{ passcode: string }>>;
    /** A ticket with a private link of its own. */
    ticket(bookingId: string): Promise<Result<Ticket>>;
  };
};
