import { MODELS, UNLISTED_MODELS } from '../catalogue/models';
import { SCREEN_SERVICE_NAME } from '../catalogue/makeServices';
import { serviceFor } from '../catalogue/services';
import { CONFIRMATION_DEFAULTS } from '../catalogue/confirmation';
import { GENERAL_TURNAROUND } from '../catalogue/turnaround';
import type { Booking, BookingReceipt } from '../types/booking';
import type { AppointmentRequest, BookingRequest } from '../types/bookingRequest';
import type { KnownFault } from '../types/device';
import { sameName } from '../types/sameName';
import { FIRST_STATUS } from './bookingStatus';
import { pricesFor, tierPrice } from './quoteRepair';

/** A booking that has no reference yet. The store gives it one that is free. */
export type BookingDraft = Omit<Booking, 'reference'>;

type NewBooking = {
  id: string;
  now: Date;
  /** The booked fault with the owner's name and working time. Without it, the built-in ones apply. */
  fault?: Pick<KnownFault, 'id' | 'name' | 'duration' | 'names'> | undefined;
};

/** Returns a new booking with the status `pending` and version 1 (specification, section 4). */
export function newBooking(request: BookingRequest, { id, now, fault }: NewBooking): BookingDraft {
  const { service, duration, estimatedPrice } = bookedService(request, fault);
  const at = now.toISOString();
  const kept = {
    id,
    status: FIRST_STATUS,
    version: 1,
    repairService: service,
    duration,
    estimatedPrice,
    photoId: request.photoId,
    textChannels: request.textChannels,
    createdAt: at,
    updatedAt: at,
  };
  if (request.kind === 'request') {
    return {
      ...kept,
      kind: 'request',
      customerName: request.fullName,
      customerEmail: request.email ?? '',
      customerPhone: request.phone ?? '',
      deviceModel: request.device,
      appointmentDate: '',
      appointmentTime: '',
      preferredDate: request.preferredDate,
      city: request.city,
      serviceType: request.serviceType,
      notes: request.issue,
    };
  }
  return {
    ...kept,
    kind: 'appointment',
    customerName: request.customerName,
    customerEmail: request.customerEmail ?? '',
    customerPhone: request.customerPhone ?? '',
    deviceModel: request.deviceModel,
    appointmentDate: request.appointmentDate,
    appointmentTime: request.appointmentTime,
    notes: notesOf(request, [service, ...(fault?.names ?? [])]),
  };
}

/** Returns the receipt of a booking for its customer. `token` is the secret of the private link. */
export function receiptOf(booking: Booking, token: string): BookingReceipt {
  return {
    reference: booking.reference,
    token,
    kind: booking.kind,
    status: booking.status,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    device: booking.deviceModel,
    service: booking.repairService,
    duration: booking.duration,
    appointmentDate: booking.appointmentDate,
    appointmentTime: booking.appointmentTime,
    preferredDate: booking.preferredDate,
    serviceType: booking.serviceType,
    // If the booking was made with the booking form, its notes describe the fault in the customer's
    // words. Other notes may be by staff.
    fault: booking.arrivedAt ? undefined : booking.serviceType && booking.notes,
    arrivedAt: booking.arrivedAt,
    heldUntil: booking.heldUntil,
    createdAt: booking.createdAt,
    version: booking.version,
  };
}

/**
 * Returns the notes of a new booking. They contain the customer's description only if it says more
 * than a name of the service. A page that was loaded before a change sends the former name.
 */
function notesOf(
  {
    repairIssue,
    additionalNotes = '',
  }: Pick<AppointmentRequest, 'repairIssue' | 'additionalNotes'>,
  names: readonly string[],
): string | undefined {
  const isName = names.some((name) => sameName(name) === sameName(repairIssue));
  return [isName ? '' : repairIssue, additionalNotes].filter(Boolean).join('\n') || undefined;
}

/**
 * The repair service of a booking, as bookings and confirmations name it. Without a price,
 * `estimatedPrice` is 0.
 */
type BookedService = { service: string; duration: string; estimatedPrice: number };

const MODEL_BY_NAME = new Map(
  [...MODELS, ...UNLISTED_MODELS].map((model) => [
    `${model.device} ${model.name.toLowerCase()}`,
    model,
  ]),
);

/**
 * Returns the service for the fault that the customer chose (docs/conformance/readings.md, Booked
 * service). A booking without a fixed time begins with a diagnosis.
 */
function bookedService(request: BookingRequest, fault: NewBooking['fault']): BookedService {
  if (request.kind === 'request') {
    return { service: 'Diagnosis and repair', duration: GENERAL_TURNAROUND, estimatedPrice: 0 };
  }
  const { device, issue = fault?.id, deviceModel, repairIssue } = request;
  const service = device && issue && serviceFor(device, issue);
  if (!service) {
    const isScreen = repairIssue === SCREEN_SERVICE_NAME;
    const duration = isScreen ? CONFIRMATION_DEFAULTS.duration : GENERAL_TURNAROUND;
    return { service: repairIssue, duration, estimatedPrice: 0 };
  }
  const model = MODEL_BY_NAME.get(`${device} ${deviceModel.trim().toLowerCase()}`);
  const prices = model ? pricesFor(model, issue) : service.prices;
  return {
    service: fault?.name ?? service.name,
    duration: fault?.duration ?? service.duration,
    estimatedPrice: prices ? tierPrice(prices, 'standard') : 0,
  };
}
