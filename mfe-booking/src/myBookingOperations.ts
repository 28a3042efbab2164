import type { Call } from '@mcs-repairs/shared/data/operations';
import type * as contract from '@mcs-repairs/shared/domain/contract/myBooking';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type { MyData } from '@mcs-repairs/shared/domain/types/myData';

// Declares the operation by its name only. Some pages only request a link, and must not load the
// schemas of the operation.
export const readMyBooking = named<typeof contract.readMyBooking>({
  id: 'readMyBooking',
  reads: [],
});
export const readMyPhoto = named<typeof contract.readMyPhoto>({ id: 'readMyPhoto', reads: [] });
export const rescheduleMyBooking = named<typeof contract.rescheduleMyBooking>({
  id: 'rescheduleMyBooking',
  stale: ['Availability'],
});
export const keepMyBooking = named<typeof contract.keepMyBooking>({
  id: 'keepMyBooking',
  stale: [],
});
export const cancelMyBooking = named<typeof contract.cancelMyBooking>({
  id: 'cancelMyBooking',
  stale: ['Availability'],
});
export const answerMyEstimate = named<typeof contract.answerMyEstimate>({
  id: 'answerMyEstimate',
  stale: [],
});
export const askMyQuestion = named<typeof contract.askMyQuestion>({
  id: 'askMyQuestion',
  stale: [],
});
export const eraseMyData = named<typeof contract.eraseMyData>({
  id: 'eraseMyData',
  stale: ['Availability'],
});
export const readRepairStage = named<typeof contract.readRepairStage>({
  id: 'readRepairStage',
  stale: [],
});
export const readMessageWays = named<typeof contract.readMessageWays>({
  id: 'readMessageWays',
  reads: [],
  withoutServer: { texts: false, emails: false },
});
export const textMyBookingLink = named<typeof contract.textMyBookingLink>({
  id: 'textMyBookingLink',
  stale: [],
});
export const mailMyBookingLink = named<typeof contract.mailMyBookingLink>({
  id: 'mailMyBookingLink',
  stale: [],
});
export const mailTrackingCode = named<typeof contract.mailTrackingCode>({
  id: 'mailTrackingCode',
  stale: [],
});
export const readMyVisits = named<typeof contract.readMyVisits>({ id: 'readMyVisits', stale: [] });

/** Authorises a request with the token of a private link. */
export const linkedBy = (token: string) => ({ headers: { 'x-booking-token': token } });

export const NOT_LOADED: Failure = {
  code: 'network',
  message: 'The shop could not be reached. Please check your connection and try again.',
};

/**
 * Downloads the customer's data. The schemas of this operation are large, because they cover all
 * data of a repair. So they load only on the press.
 */
export async function takeMyData(call: Call, token: string): Promise<Result<MyData>> {
  const contract = await import(
    /* webpackChunkName: "my-data" */ '@mcs-repairs/shared/domain/contract/myData'
  ).catch(() => null);
  return contract
    ? call(contract.exportMyData, linkedBy(token))
    : { ok: false, failure: NOT_LOADED };
}
