import type { RepairStage } from '@mcs-repairs/shared/domain/contract/myBooking';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { normalizeReference, referencesMeant } from '@mcs-repairs/shared/domain/rules/reference';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { reserveLookup, takeBackLookup } from './lookupTries';

/**
 * A wrong reference and a wrong phone number cause the same error. Otherwise, strangers could find
 * out which of the two is wrong.
 */
const NO_MATCH = failure('not-found', {
  message:
    'No repair has this number together with this phone number. Please check both, or call us.',
});

/** Returns the stage of the repair with this reference and phone number, and no other data. */
export async function readStage(
  shop: Pick<Shop, 'db' | 'now'>,
  typed: { reference: string; phone: string },
  network: string,
): Promise<Result<RepairStage>> {
  const { db } = shop;
  const now = shop.now();
  const key = phoneKey(typed.phone);
  const meant = referencesMeant(typed.reference);
  const lookup = { phone: key, reference: digitsOf(typed.reference), network };
  const until = await reserveLookup(db, lookup, now);
  if (until) return { ok: false, failure: tooMany(until, now) };
  const rows = await db
    .selectFrom('bookings')
    .select(['reference', 'status', 'stage', 'collected_at'])
    .where('reference', 'in', meant)
    .where('phone_key', '=', key)
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null)
    .execute();
  const [row] = rows.toSorted((a, b) => meant.indexOf(a.reference) - meant.indexOf(b.reference));
  if (!row || key === '') return { ok: false, failure: NO_MATCH };
  await takeBackLookup(db, lookup);
  const { status, stage, collected_at } = row;
  return {
    ok: true,
    value: { status, stage: stage ?? undefined, collected: collected_at !== null },
  };
}

/**
 * Returns the digits of a reference. A visitor may type a reference in several notations, and all
 * of them must increase the same counter of attempts.
 */
function digitsOf(reference: string): string {
  const typed = normalizeReference(reference);
  return typed.replace(/\D/g, '') || typed;
}

function tooMany(until: Date, now: Date) {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const message =
    'There were many attempts that did not match. Please try again later, ask for a code, or call us.';
  return failure('too-many-requests', { message, retryAfterSeconds });
}
