import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import type { ZodMiniType } from 'zod/mini';
import type { Checked } from './usePosting';

export function checkPosting<Words>(schema: ZodMiniType<Words>, fields: unknown): Checked<Words> {
  const parsed = schema.safeParse(fields);
  return parsed.success
    ? { ok: true, words: parsed.data }
    : { ok: false, errors: fieldErrors(parsed.error.issues) };
}
