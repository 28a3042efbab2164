import * as z from 'zod/mini';
import { textAsTyped } from '../types/text';

/**
 * The token of a private link is sent in a header. In an address, logs and browser histories would
 * store it.
 */
export const linkHeaders = z.object({
  'x-booking-token': textAsTyped({
    message: 'The secret of the private link is missing',
    min: 1,
    max: 200,
  }),
});
