import type { ZodMiniType } from 'zod/mini';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';

/**
 * Validates a value, and returns the error messages by field. Forms call it again after entries
 * moved, so that each message is at its entry.
 */
export function errorsOf(schema: ZodMiniType, value: unknown): Record<string, string> {
  const checked = schema.safeParse(value);
  return checked.success ? {} : fieldErrors(checked.error.issues);
}
