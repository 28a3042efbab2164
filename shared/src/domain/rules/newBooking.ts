import type { Booking, BookingReceipt, BookingRequest } from '../types/booking';
import { bookedService } from './bookedService';
import { FIRST_STATUS } from './bookingStatus';

/** A new booking: pending, version 1 (section 4). */
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

/** The customer's receipt; `token` is the secret of the private link. */
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
    // Only the wizard's notes describe the fault in the customer's words; staff write notes of
    // other bookings too.
    fault: booking.arrivedAt ? undefined : booking.serviceType && booking.notes,
    arrivedAt: booking.arrivedAt,
    heldUntil: booking.heldUntil,
    createdAt: booking.createdAt,
    version: booking.version,
  };
}

/** Adds the customer's own description when it says more than the service's name. */
function notesOf(repairIssue: string, service: string, additional = ''): string | undefined {
  const described = repairIssue === service ? '' : repairIssue;
  return [described, additional].filter(Boolean).join('\n') || undefined;
}
