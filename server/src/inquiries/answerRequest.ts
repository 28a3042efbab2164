import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import { textLength } from '@mcs-repairs/shared/domain/rules/textLength';
import type { RequestAnswer, RequestEntry } from '@mcs-repairs/shared/domain/types/requestPage';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { isEmail } from '@mcs-repairs/shared/domain/types/text';
import { submitOnce } from '../abuseLimits';
import type { Actor } from '../auth';
import { addMail, textChannelsOf, type NotificationSettings } from '../notifications';
import { refused } from '../runtime';
import { holdRequest } from './heldRequest';
import { noteAnswer, noteEntry, refuseSpam, type RequestId } from './requestEntries';
import { requestSender, type RequestSender } from './requestSender';
import type { Shop } from './shop';

/**
 * Queues an answer to an enquiry or quote request, and marks it as handled. If the call is
 * repeated, queues no second answer.
 */
export async function answerRequest(
  shop: Shop,
  request: RequestId,
  answer: RequestAnswer,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<RequestEntry>> {
  const { topic, id } = request;
  const { channel, text } = answer;
  const submitted = { topic, scope: 'request-answers', key, body: { id, ...answer } };
  return submitOnce(shop, submitted, async (trx, changed) => {
    const now = shop.now();
    const held = await holdRequest(trx, shop.db.engine, request);
    if (!held) return refused('not-found');
    const sender = await requestSender(trx, request);
    if (!sender) return refuseSpam();
    const wrong = faultOf(answer, sender, shop.config);
    if (wrong) return refused('invalid', { fields: { text: wrong } });
    const payload = { request, message: text };
    const mail = { bookingId: null, kind: 'request-answer', channel, payload } as const;
    const mailId = await addMail(trx, mail, now);
    const entry = await noteEntry(trx, request, { kind: channel, text, mailId, by }, now);
    await noteAnswer(trx, request, { reference: held.reference, channel, by }, now);
    changed(id);
    return { ok: true, value: entry };
  });
}

/**
 * Returns how many SMS parts an answer to this phone number may have. 0 if no text message can be
 * sent to it.
 */
export function textPartsFor(phone: string, { texts }: NotificationSettings): number {
  return mobileNumber(phone) && textChannelsOf(texts).includes('sms') ? texts.mostParts : 0;
}

/** Returns why an answer by email or text message cannot reach this person. Null if it can. */
function faultOf(
  { channel, text }: RequestAnswer,
  { email, phone }: RequestSender,
  config: NotificationSettings,
): string | null {
  if (channel === 'mail') return isEmail(email) ? null : 'This person left no email address';
  const most = textPartsFor(phone, config);
  if (most === 0) return 'The site cannot send a text message to this number';
  const { parts } = textLength(text);
  return parts > most ? `This text has ${parts} parts. A text message has at most ${most}.` : null;
}
