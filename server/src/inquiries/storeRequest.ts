import type { EnquiryForm, EnquiryReceipt } from '@mcs-repairs/shared/domain/types/enquiry';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { checkCart } from '../catalogue';
import { alertStaff } from '../notifications';
import { newId } from '../db';
import type { Shop } from './shop';
import { acknowledge, acknowledgementKeys } from './acknowledge';
import { admit, count, type Sender, submitOnce } from '../abuseLimits';
import type { Inbox } from './inboxes';

/**
 * Stores an enquiry or quote request. Returns its reference, and the lines of its cart that are no
 * longer on sale. If the call is repeated, returns the first response again.
 */
export async function storeRequest<Form extends EnquiryForm | QuoteRequestForm>(
  shop: Shop,
  { topic, kind, insert }: Inbox<Form>,
  form: Form,
  idempotencyKey?: string,
  sender: Sender = null,
): Promise<Result<EnquiryReceipt>> {
  const submitted = { topic, scope: topic, key: idempotencyKey, body: form };
  return submitOnce(shop, submitted, async (trx, changed) => {
    const refusal = await admit(trx, shop, kind, sender, acknowledgementKeys(form));
    if (refusal) return { ok: false, failure: refusal };
    const id = newId();
    const now = shop.now();
    const value = await shop.references.give(trx, kind, async (reference) =>
      (await insert(trx, form, { id, reference, now })) ? { reference } : null,
    );
    await count(trx, shop, kind, sender, id);
    await acknowledge(shop, trx, form, { topic, id });
    const event = kind === 'enquiry' ? 'enquiry' : 'quote';
    await alertStaff(trx, { event, reference: value.reference }, now);
    changed(id);
    const ids = 'items' in form ? form.items.map((item) => item.id) : [];
    const { unavailable } = await checkCart({ db: trx, now: shop.now }, ids);
    return { ok: true, value: { ...value, ...(unavailable.length > 0 && { unavailable }) } };
  });
}
