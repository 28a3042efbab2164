import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { formatLongDate, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { listOfDevices } from '@mcs-repairs/shared/domain/rules/listOfDevices';
import type { RequestWork } from '@mcs-repairs/shared/domain/types/requestPage';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, staffById } from '../auth';
import { change } from '../changes';
import type { Trx } from '../db';
import { refused } from '../runtime';
import { holdRequest } from './heldRequest';
import { keyOf, noteEntry, type RequestId } from './requestEntries';
import type { Shop } from './shop';

/**
 * Changes the fields of an enquiry or quote request that staff edit. The history gets an entry for
 * each changed field. Fails with `conflict` if somebody else changed it since this member saw it.
 */
export async function changeRequestWork(
  shop: Shop,
  request: RequestId,
  work: RequestWork,
  by: Actor,
): Promise<Result<{ version: number }>> {
  const { topic, id } = request;
  const now = shop.now();
  return change(shop, topic, async (trx, changed) => {
    const before = await holdRequest(trx, shop.db.engine, request);
    if (!before) return refused('not-found');
    if (before.version !== work.version) {
      return refused('conflict', { message: await changedBy(trx, request) });
    }
    const { assigneeId, followUpOn, taxNumber, purchaseOrder, devices } = work;
    const assignee = assigneeId ? await answerer(trx, assigneeId) : '';
    if (assignee === null) {
      return refused('invalid', { fields: { assigneeId: 'This member cannot answer requests' } });
    }
    if (followUpOn && followUpOn < toShopDate(now) && followUpOn !== before.follow_up_on) {
      return refused('invalid', { fields: { followUpOn: 'Choose today or a later day' } });
    }
    const version = before.version + 1;
    const common = {
      version,
      ...(assigneeId !== undefined && { assignee_id: assigneeId || null }),
      ...(followUpOn !== undefined && { follow_up_on: followUpOn || null }),
    };
    if (topic === 'enquiries') {
      await trx.updateTable('enquiries').set(common).where('id', '=', id).execute();
    } else {
      const details = {
        ...(taxNumber !== undefined && { tax_number: taxNumber }),
        ...(purchaseOrder !== undefined && { purchase_order: purchaseOrder }),
        ...(devices !== undefined && { devices: JSON.stringify(devices) }),
      };
      const row = trx.updateTable('quote_requests').set({ ...common, ...details });
      await row.where('id', '=', id).execute();
    }
    for (const text of changesOf(work, assignee)) {
      await noteEntry(trx, request, { kind: 'change', text, by }, now);
    }
    changed(id);
    return { ok: true, value: { version } };
  });
}

/**
 * Returns the name of a staff member who may answer enquiries and quote requests. Null if the
 * member does not exist or has no right to answer.
 */
async function answerer(trx: Trx, staffId: string): Promise<string | null> {
  const member = await staffById(trx, staffId);
  const isAble = member && member.disabled_at === null && may(member.role, 'answer-requests');
  return isAble ? member.name : null;
}

function changesOf(
  { assigneeId, followUpOn, taxNumber, purchaseOrder, devices }: RequestWork,
  assignee: string,
): string[] {
  return [
    assigneeId !== undefined && (assignee ? `Assigned to ${assignee}` : 'Assignee removed'),
    followUpOn !== undefined &&
      (followUpOn ? `Follow-up day: ${formatLongDate(followUpOn)}` : 'Follow-up day removed'),
    taxNumber !== undefined &&
      (taxNumber ? `PAN or VAT number: ${taxNumber}` : 'PAN or VAT number removed'),
    purchaseOrder !== undefined &&
      (purchaseOrder ? `Purchase order: ${purchaseOrder}` : 'Purchase order removed'),
    devices !== undefined &&
      (devices.length > 0 ? `Devices: ${listOfDevices(devices)}` : 'Devices removed'),
  ].filter((text) => text !== false);
}

async function changedBy(trx: Trx, { topic, id }: RequestId): Promise<string> {
  const last = await trx
    .selectFrom('request_entries')
    .select('by_name')
    .where(keyOf(topic), '=', id)
    .where('kind', '=', 'change')
    .where('goods_id', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `${last?.by_name ?? 'Somebody'} changed this request meanwhile. Please check it and try again.`;
}
