import type { Channel } from '@mcs-repairs/shared/domain/types/message';

export const CHANNEL_NAMES: Record<Channel, string> = {
  mail: 'Email',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  push: 'Push',
};

const NAMES: Record<string, string> = {
  'booking-received': 'Booking received',
  'booking-held': 'Please confirm your booking',
  'booking-confirmed': 'Confirmed',
  'booking-started': 'Repair started',
  'booking-completed': 'Ready to collect',
  'booking-cancelled': 'Cancelled',
  'booking-moved': 'Rescheduled',
  'booking-device-received': 'Device received',
  'booking-collected': 'Collected',
  'booking-unrepaired': 'Not repaired',
  'booking-pickup': 'Pickup',
  'booking-corrected': 'Contact details changed',
  'booking-estimate': 'Estimate',
  'booking-link': 'Private link',
  'booking-displaced': 'Shop closed: choose another time',
  'booking-closed': 'Shop closed: cancelled',
  'booking-stands': 'Appointment confirmed again',
  'booking-promised': 'New promised day',
  'reminder-day': 'Reminder, one day before',
  'reminder-hours': 'Reminder, two hours before',
  'link-text': 'Private link',
  'tracking-code': 'Repair tracking code',
};

/** Returns a short name for a kind of message, or its id if it has none here. */
export const messageName = (kind: string): string => NAMES[kind] ?? kind;
