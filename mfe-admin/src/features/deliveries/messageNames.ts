import type { Channel } from '@mcs-repairs/shared/domain/types/message';

export const CHANNEL_NAMES: Record<Channel, string> = {
  mail: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  push: 'Push',
};

const NAMES: Record<string, string> = {
  'booking-received': 'Booking received',
  'booking-held': 'Please confirm your booking',
  'booking-confirmed': 'Confirmed',
  'booking-started': 'On the bench',
  'booking-completed': 'Ready to be collected',
  'booking-cancelled': 'Cancelled',
  'booking-moved': 'New time',
  'booking-device-received': 'Device received',
  'booking-collected': 'Collected',
  'booking-unrepaired': 'Not repaired',
  'booking-pickup': 'Pickup',
  'booking-corrected': 'Address corrected',
  'booking-estimate': 'Estimate',
  'booking-link': 'Private link',
  'booking-displaced': 'Closed: choose another time',
  'booking-closed': 'Closed: cancelled',
  'booking-stands': 'Stands after all',
  'booking-promised': 'New promised day',
  'reminder-day': 'Reminder, a day before',
  'reminder-hours': 'Reminder, two hours before',
  'tracking-code': 'Code to track repairs',
};

/** A short name for a kind of message. A kind without a name here shows its id. */
export const messageName = (kind: string): string => NAMES[kind] ?? kind;
