import * as z from 'zod/mini';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';

/**
 * The form sends the typed text unchanged. Only the server knows the formats of booking references
 * and phone numbers.
 */
const asked = (missing: string) =>
  textAsTyped({ message: missing, min: 1, max: 200, pattern: /\S/, mismatch: missing });

export const questionSchema = z.object({
  reference: asked('Order or ticket number is required'),
  phone: asked('Phone number is required'),
});
