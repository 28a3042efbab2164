import type { Result } from '../../domain/types/failure';

export type PhotosPort = {
  /** JPG or PNG up to 5 MB; answers the id to name in the booking. `signal` ends the transfer: then it answers `network`. Browser-only mode answers `unavailable`. */
  uploadPhoto(photo: Blob, signal?: AbortSignal): Promise<Result<{ photoId: string }>>;

  staff: {
    /** Address of a booking's photo, for an `<img>`; null when there is none. */
    photoUrl(photoId: string): string | null;
  };
};
