import type {
  Booking,
  BookingDetails,
  BookingList,
  BookingListQuery,
  BookingReceipt,
  BookingRequest,
  BookingStats,
  ImportProgress,
  TransitionRequest,
} from '../../domain/types/booking';
import type { Result } from '../../domain/types/failure';
import type { Sweep, SweepOutcome, SweepPreview, SweepSelection } from '../../domain/types/sweep';

export type BookingsPort = {
  /** `idempotencyKey`: one per submission, kept through retries. Failures: `invalid`, `slot-taken` (with alternatives), `day-not-bookable`, `slot-not-bookable`, `network`. */
  createBooking(request: BookingRequest, idempotencyKey: string): Promise<Result<BookingReceipt>>;

  staff: {
    bookings(query: BookingListQuery, signal?: AbortSignal): Promise<Result<BookingList>>;
    booking(id: string): Promise<Result<BookingDetails>>;
    /** Failures: `stale-version` (with `current`), `transition-refused`. */
    transition(id: string, request: TransitionRequest): Promise<Result<Booking>>;
    /** The bookings that match the filter, every page of it. */
    exportBookings(
      query: Pick<BookingListQuery, 'search' | 'status' | 'sort' | 'spam'>,
    ): Promise<Result<Booking[]>>;
    /** Takes an export back in; bookings whose id is present are left alone. Nothing is stored when one row is bad. */
    importBookings(bookings: unknown): Promise<Result<{ added: number; skipped: number }>>;
    /** How far the running import is; null when none runs, or another process of the server runs it. */
    importProgress(): Promise<Result<ImportProgress>>;
    stats(): Promise<Result<BookingStats>>;
    /** What a sweep would touch. Failure: `not-found` when the network is not known any more. */
    previewSweep(selection: SweepSelection, signal?: AbortSignal): Promise<Result<SweepPreview>>;
    /** Sweeps at most `SWEEP_PART` bookings, each from the version that was seen; says which were left alone. */
    sweep(sweep: Sweep): Promise<Result<SweepOutcome>>;
  };
};
