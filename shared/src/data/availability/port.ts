import type { Availability } from '../../domain/types/availability';
import type { Result } from '../../domain/types/failure';
import type { ShopDate } from '../../domain/types/time';

export type AvailabilityPort = {
  /** Every day from `from` to `to`, both inclusive, at most 62 days. */
  availability(from: ShopDate, to: ShopDate, signal?: AbortSignal): Promise<Result<Availability>>;
};
