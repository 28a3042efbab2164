import { todaySchema } from '../../domain/types/today';
import type { Send } from '../http/send';
import type { TodayPort } from './port';

export const httpToday = (send: Send): TodayPort => ({
  staff: {
    today: (signal) => send({ path: '/today', signal, schema: todaySchema }),
    noteVisit: () => send({ method: 'POST', path: '/today/visits', schema: null }),
  },
});
