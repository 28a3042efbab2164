import * as z from 'zod/mini';
import { textAsTyped } from '../types/text';

/**
 * The header with the secret of a private link. In an address, logs and browser histories would
 * store the secret.
 */
export const linkHeaders = z.object({
  'x-booking-token': textAsTyped({
    message: 'The secret of the private link is missing',
    min: 1,
    max: 200,
  }),
});
