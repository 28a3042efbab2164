/**
 * The context of bookings, from the first request until the customer collects the device. It
 * contains slots and opening hours, check-in, repairs, estimates, pickups, the customer's own page,
 * imports and bulk actions.
 */
export { addUpCounts, addUpNotes } from './bookingCounts';
export { listBookings } from './bookingList';
export { BOOKING_COLUMNS, toBooking, toBookingRow } from './bookingRows';
export { readBookingStats } from './bookingStats';
export { startCountsJob } from './countsJob';
export { cancelOpen, eraseBooking, removeTraces, type LeftFiles } from './erasure/eraseBooking';
export { mainKeyOf, numbersOf } from './erasure/mergedNumbers';
export { forgetLoneNumbers, MERGES } from './erasure/numbersWithoutBookings';
export { startHoldsJob } from './holds/holdsJob';
export { startImportsJob } from './importsJob';
export { isReal } from './incomingBookings';
export { messagesOfBookings } from './messagesOfBookings';
export { mailCodesInstead } from './myBooking/mailCodes';
export { holdSchedule } from './openingHours/currentSchedule';
export { hoursText } from './openingHours/hoursText';
export { applyCapacity } from './openingHours/slots';
export { watchSchedule } from './openingHours/watchSchedule';
export { pickupAddressOf } from './pickups/storedPickups';
export { recipientKey } from './promiseMail';
export { referenceBook, type ReferenceBook } from './references/referenceBook';
export { remindCustomers } from './reminders/remindCustomers';
export { addSampleBookings, removeSampleBookings } from './sampleBookings';
export { startSearchFormsJob } from './searchFormsJob';
export type { Shop as BookingsShop } from './shop';
export { noteHistory } from './bookingHistory';
export { findBooking } from './storedBookings';
export { undoAbandonedImports } from './undoImport';
export { bookingsRoutes } from './routes';
