import { availabilitySchema } from '../../domain/types/availability';
import type { Send } from '../http/send';
import type { AvailabilityPort } from './port';

export const httpAvailability = (send: Send): AvailabilityPort => ({
  availability: (from, to, signal) =>
    send({ path: '/availability', query: { from, to }, signal, schema: availabilitySchema }),
});
