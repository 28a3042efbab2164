import type { Selectable } from 'kysely';
import type { Estimate, EstimateOption } from '@mcs-repairs/shared/domain/types/estimate';
import type { Reads, Tables, Trx } from '../../db';

const toEstimate = (row: Selectable<Tables['estimates']>): Estimate => ({
  id: row.id,
  options: JSON.parse(row.options) as EstimateOption[],
  state: row.state,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  by: row.by_name,
  answeredAt: row.answered_at ?? undefined,
  answeredBy: row.answered_by ?? undefined,
  accepted: row.accepted ?? undefined,
});

/** Returns the estimates of a booking, newest first. */
export async function estimatesOf(trx: Reads, bookingId: string): Promise<Estimate[]> {
  const rows = await trx
    .selectFrom('estimates')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(toEstimate);
}

/** Invalidates the earlier estimates of a booking that are still open. */
export async function voidOpen(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .updateTable('estimates')
    .set({ state: 'void' })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute();
}
