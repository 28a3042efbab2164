import type {
  Board,
  BookingNote,
  BookingPage,
  ClaimRequest,
  Correction,
  NewNote,
  Pickup,
  Seen,
  StaffMove,
  StageRequest,
} from '../../domain/types/bench';
import type { Booking } from '../../domain/types/booking';
import type { EstimateAnswer, NewEstimate } from '../../domain/types/estimate';
import type { Result } from '../../domain/types/failure';

/** What staff do with a booking and its repair. Each change names the version that was seen and may answer `stale-version`. */
export type BenchPort = {
  staff: {
    board(): Promise<Result<Board>>;
    bookingPage(reference: string): Promise<Result<BookingPage>>;
    /** Failure: `transition-refused`. */
    changeStage(id: string, request: StageRequest): Promise<Result<Booking>>;
    correctBooking(id: string, correction: Correction): Promise<Result<Booking>>;
    /** Failures: `slot-taken` (with alternatives), `day-not-bookable`, `slot-not-bookable`. */
    moveBooking(id: string, to: StaffMove): Promise<Result<Booking>>;
    setPickup(id: string, pickup: Pickup): Promise<Result<Booking>>;
    /** Failure: `transition-refused` once 30 seconds are over. */
    undoChange(id: string, seen: Seen): Promise<Result<Booking>>;
    reopenBooking(id: string, seen: Seen): Promise<Result<Booking>>;
    noteNoShow(id: string, seen: Seen): Promise<Result<Booking>>;
    /** Voids the one before. Failure: `transition-refused` while the device is not here. */
    writeEstimate(id: string, estimate: NewEstimate): Promise<Result<Booking>>;
    /** What the customer said. Failure: `transition-refused` once it is answered, expired or void. */
    recordEstimateAnswer(id: string, answer: EstimateAnswer): Promise<Result<Booking>>;
    addNote(id: string, note: NewNote, idempotencyKey: string): Promise<Result<BookingNote>>;
    openClaim(id: string, claim: ClaimRequest, idempotencyKey: string): Promise<Result<Booking>>;
  };
};
