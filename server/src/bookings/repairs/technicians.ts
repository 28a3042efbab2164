import type { Technician } from '@mcs-repairs/shared/domain/types/bench';
import type { Reads } from '../../db';

/** Who may repair: every member of staff whose account is not disabled, by name. */
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
