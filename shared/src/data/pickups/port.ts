import type { Booking } from '../../domain/types/booking';
import type { Result } from '../../domain/types/failure';
import type { RideStepRequest, Rides } from '../../domain/types/ride';
import type { BookingPhoto, NewBookingPhoto } from '../../domain/types/visit';

/** Devices that riders fetch and bring back, and photos that staff add to a booking. */
export type PickupsPort = {
  staff: {
    /** What is to be fetched, is on the way, or is to be brought back. */
    rides(): Promise<Result<Rides>>;
    /** Failures: `stale-version`, and `transition-refused` when the device is somewhere else by now. */
    takeRideStep(bookingId: string, request: RideStepRequest): Promise<Result<Booking>>;
    /** Failures: `invalid` when the upload is gone, `limit-reached`. */
    addBookingPhoto(bookingId: string, photo: NewBookingPhoto): Promise<Result<BookingPhoto[]>>;
    /** Shows a photo on the customer's page, or no longer. */
    sharePhoto(
      bookingId: string,
      photoId: string,
      shared: boolean,
    ): Promise<Result<BookingPhoto[]>>;
  };
};
