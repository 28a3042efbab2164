import type { LogEvent } from '@mcs-repairs/shared/domain/types/staffLog';
import type { Trx } from '../../db';
import type { Shop } from '../shop';
import { actorIn } from './actor';
import { noteLog } from './staffLog';

type Happening = { event: LogEvent; message: string; detail?: string };
type Teller = Pick<Shop, 'now' | 'promiseStaffMail'>;

/**
 * Logs that a member changed a second factor, and emails the member about it. `message` must not
 * contain user input.
 */
export async function tellOfFactor(
  shop: Teller,
  trx: Trx,
  by: { staff: { id: string; name: string } },
  { event, message, detail = '' }: Happening,
): Promise<void> {
  await noteLog(trx, { event, detail }, actorIn(by), shop.now());
  await mailOfFactor(shop, trx, by.staff.id, message);
}

export const mailOfFactor = (shop: Teller, trx: Trx, staffId: string, message: string) =>
  shop.promiseStaffMail(
    trx,
    { kind: 'account-notice', staffId, payload: { message } },
    async () => '',
  );
