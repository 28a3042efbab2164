import { reportSchema } from '../../domain/types/report';
import type { Send } from '../http/send';
import type { ReportsPort } from './port';

export const httpReports = (send: Send): ReportsPort => ({
  staff: {
    report: (query, signal) => send({ path: '/reports', query, signal, schema: reportSchema }),
  },
});
