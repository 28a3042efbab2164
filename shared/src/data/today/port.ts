import type { Result } from '../../domain/types/failure';
import type { Today } from '../../domain/types/today';

export type TodayPort = {
  staff: {
    /** What waits today, and how much of it. */
    today(signal?: AbortSignal): Promise<Result<Today>>;
    /** Somebody looks at it: their visit begins, or goes on. */
    noteVisit(): Promise<Result<null>>;
  };
};
