/**
 * What the confirmation page shows if a visitor opens it without a booking (specification, section
 * 2, Booking confirmation).
 */
export const CONFIRMATION_DEFAULTS = {
  customerName: 'Customer',
  device: 'iPhone 16 Pro Max',
  service: 'Screen/LCD Replacement',
  shopDate: '2025-10-06',
  time: '11:00 AM',
  duration: '45-120 minutes',
  price: 'Call for price',
  orderNumber: '12471',
} as const;

/**
 * The checklist that the visitor sees after the booking wizard (specification, section 2, Booking
 * wizard).
 */
export const BEFORE_YOUR_VISIT: readonly string[] = [
  'Back up your data',
  'Turn off Find My',
  'Bring proof of purchase if your device is under warranty',
  'Remove cases, straps and screen protectors',
];
