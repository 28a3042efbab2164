import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';

/**
 * Returns a booking for a member of this role. Members who may not read bookings get only what the
 * pickup needs, without email address, fault, price and notes.
 */
export function shownTo(role: Role, booking: Booking): Booking {
  if (may(role, 'read-bookings')) return booking;
  const { id, reference, kind, status, version, createdAt, updatedAt, textChannels } = booking;
  const { customerName, customerPhone, deviceModel, city, serviceType, stage, shelf } = booking;
  const { pickupDate, pickupFrom, pickupTo, collectedAt } = booking;
  return {
    ...{ id, reference, kind, status, version, createdAt, updatedAt, textChannels },
    ...{ customerName, customerPhone, deviceModel, city, serviceType, stage, shelf },
    ...{ pickupDate, pickupFrom, pickupTo, collectedAt },
    customerEmail: '',
    repairService: '',
    duration: '',
    appointmentDate: '',
    appointmentTime: '',
    estimatedPrice: 0,
  };
}
