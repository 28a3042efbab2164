import { MODELS, UNLISTED_MODELS } from '../catalogue/models';
import { SCREEN_SERVICE_NAME } from '../catalogue/makeServices';
import { serviceFor } from '../catalogue/services';
import { CONFIRMATION_DEFAULTS } from '../catalogue/confirmation';
import { GENERAL_TURNAROUND } from '../catalogue/turnaround';
import type { Booking, BookingReceipt } from '../types/booking';
import type { BookingRequest } from '../types/bookingRequest';
import { FIRST_STATUS } from './bookingStatus';
import { pricesFor, tierPrice } from './quoteRepair';

/** Returns a new booking with the status `pending` and version 1 (specification, section 4). */
export function newBooking(
  request: BookingRequest,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Booking {
  const { service, duration, estimatedPrice } = bookedService(request);
  const at = now.toISOString();
  const kept = {
    id,
    reference,
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
    notes: notesOf(request.repairIssue, service, request.additionalNotes),
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
 * than the name of the service.
 */
function notesOf(repairIssue: string, service: string, additional = ''): string | undefined {
  const described = repairIssue === service ? '' : repairIssue;
  return [described, additional].filter(Boolean).join('\n') || undefined;
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
function bookedService(request: BookingRequest): BookedService {
  if (request.kind === 'request') {
    return { service: 'Diagnosis and repair', duration: GENERAL_TURNAROUND, estimatedPrice: 0 };
  }
  const { device, issue, deviceModel, repairIssue } = request;
  const service = device && issue && serviceFor(device, issue);
  if (!service) {
    const isScreen = repairIssue === SCREEN_SERVICE_NAME;
    const duration = isScreen ? CONFIRMATION_DEFAULTS.duration : GENERAL_TURNAROUND;
    return { service: repairIssue, duration, estimatedPrice: 0 };
  }
  const model = MODEL_BY_NAME.get(`${device} ${deviceModel.trim().toLowerCase()}`);
  const prices = model ? pricesFor(model, issue) : service.prices;
  return {
    service: service.name,
    duration: service.duration,
    estimatedPrice: prices ? tierPrice(prices, 'standard') : 0,
  };
}
