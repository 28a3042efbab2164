import type { Booking, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import type { EstimateAnswer, EstimateQuestion } from '@mcs-repairs/shared/domain/types/estimate';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { CUSTOMER } from '../../auth';
import { insertNote, notesOf } from '../repairs/storedNotes';
import { answerEstimate } from '../estimates/answerEstimate';
import { alertStaff } from '../../notifications';
import type { Trx } from '../../db';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { stale } from '../changeSeen';
import { withMyBooking } from './linkedBooking';

/** Stores the answer to an estimate that the customer gave on the page of the private link. */
export async function answerMyEstimate(
  shop: Shop,
  token: string,
  { version, ...answer }: EstimateAnswer,
): Promise<Result<BookingReceipt>> {
  return withMyBooking<BookingReceipt>(shop, token, version, async (trx, before) => {
    const answered = await answerEstimate(shop, trx, before, { ...answer, by: CUSTOMER });
    if (!answered) return { ok: false, failure: await stale(trx, before) };
    const { reference } = before;
    if (answered.ok) await alertStaff(trx, { event: 'reply', reference }, shop.now());
    return answered.ok ? { ok: true, value: receiptOf(answered.value, token) } : answered;
  });
}

/**
 * The maximum number of questions that a customer may ask. With more, staff could no longer find
 * their own notes.
 */
const MOST_QUESTIONS = 20;
const ASKED_ENOUGH = failure('too-many-requests', {
  message: 'We have your questions and will answer them. Please call us if it is urgent.',
});

/**
 * Stores a customer's question. Staff read it among the notes of the booking. `key` is the
 * idempotency key.
 */
export async function askMyQuestion(
  shop: Shop,
  token: string,
  { text }: EstimateQuestion,
  key?: string,
): Promise<Result<null>> {
  const ask = async (trx: Trx, { id: bookingId, reference }: Booking): Promise<Result<null>> => {
    const asked = (await notesOf(trx, bookingId)).filter(({ by }) => by === CUSTOMER.name);
    if (asked.length >= MOST_QUESTIONS) return { ok: false, failure: ASKED_ENOUGH };
    await insertNote(trx, { bookingId, text, by: CUSTOMER }, shop.now());
    await alertStaff(trx, { event: 'reply', reference }, shop.now());
    return { ok: true, value: null };
  };
  const once = { scope: 'questions', key, body: { text } };
  return withMyBooking(shop, token, null, ask, { once });
}
