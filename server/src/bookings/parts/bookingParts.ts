import type { BookingPart, BookingParts } from '@mcs-repairs/shared/domain/types/parts';
import type { Reads } from '../../db';

/**
 * Returns the parts of a repair, oldest first. Costs are included only for members who may see
 * them.
 */
export async function bookingPartsOf(
  trx: Reads,
  bookingId: string,
  seesCosts: boolean,
): Promise<BookingParts> {
  const rows = await trx
    .selectFrom('booking_parts')
    .leftJoin('parts', 'parts.id', 'booking_parts.part_id')
    .leftJoin('bookings', 'bookings.id', 'booking_parts.booking_id')
    .select([
      'booking_parts.id as id',
      'booking_parts.part_id as partId',
      'booking_parts.name as name',
      'booking_parts.count as count',
      'booking_parts.cost as cost',
      'booking_parts.at as at',
      'booking_parts.by_name as by',
      'booking_parts.state as state',
      'bookings.stage as stage',
      'parts.stock as stock',
      'parts.supplier as supplier',
      'parts.supplier_phone as supplierPhone',
      'parts.supplier_url as supplierUrl',
    ])
    .where('booking_parts.booking_id', '=', bookingId)
    .where('booking_parts.state', 'in', ['used', 'awaited'])
    .orderBy('booking_parts.id')
    .limit(200)
    .execute();
  const partOf = ({ id, partId, name, count, cost, at, by }: BookingPart): BookingPart => ({
    ...{ id, partId, name, count, at, by },
    cost: seesCosts ? cost : null,
  });
  return {
    used: rows.filter(({ state }) => state === 'used').map(partOf),
    awaited: rows
      .filter(({ state, stage }) => state === 'awaited' && stage === 'waiting_parts')
      .map((row) => ({
        ...partOf(row),
        stock: row.stock ?? 0,
        supplier: row.supplier ?? '',
        supplierPhone: row.supplierPhone ?? '',
        supplierUrl: row.supplierUrl ?? '',
      })),
  };
}
