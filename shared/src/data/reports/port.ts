import type { Result } from '../../domain/types/failure';
import type { Report, ReportQuery } from '../../domain/types/report';

export type ReportsPort = {
  staff: {
    /** What happened on some days, both included. */
    report(days: ReportQuery, signal?: AbortSignal): Promise<Result<Report>>;
  };
};
