import type { Technician } from '@mcs-repairs/shared/domain/types/repair';
import type { Reads } from '../../db';

/** Returns all members who may repair: staff with active accounts, by name. */
export const listTechnicians = (trx: Reads): Promise<Technician[]> =>
  trx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

export async function findTechnician(trx: Reads, id: string): Promise<Technician | null> {
  const found = await trx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}
