import { fieldErrors } from 'shared/rules/fieldErrors';
import { newReplySchema, type NewReply } from 'shared/types/community';

type Checked = { ok: true; reply: NewReply } | { ok: false; errors: Record<string, string> };

/** A file of its own, loaded with the first reply: the schema's library is larger than the rest of the thread. */
export function checkReply(fields: unknown): Checked {
  const parsed = newReplySchema.safeParse(fields);
  return parsed.success
    ? { ok: true, reply: parsed.data }
    : { ok: false, errors: fieldErrors(parsed.error.issues) };
}
