import type { ZodMiniType } from 'zod/mini';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';

/** Returns the messages of a value by field. Entries move, so forms check them again as they are. */
export function errorsOf(schema: ZodMiniType, value: unknown): Record<string, string> {
  const checked = schema.safeParse(value);
  return checked.success ? {} : fieldErrors(checked.error.issues);
}
