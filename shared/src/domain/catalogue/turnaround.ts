import type { DeviceId } from '../types/device';

/**
 * The usual time until most repairs of a device are ready, from drop-off to pick-up (specification,
 * section 1). The working time is shorter; it is the `duration` of a service
 * (docs/conformance/readings.md, Repair times).
 */
export const USUAL_TURNAROUND: Record<DeviceId, string> = {
  iphone: '2-4 hours',
  ipad: '2-4 hours',
  macbook: '2-4 hours',
  imac: '2-4 hours',
  laptop: '2-4 hours',
  watch: '1-2 hours',
};

/** The usual time until a repair is ready, for all devices (specification, sections 1 and 9). */
export const GENERAL_TURNAROUND = '24-48 hours';
export const COMPLEX_TURNAROUND = '1-2 days';
export const WATCH_WATER_TURNAROUND = '2-3 days';
export const DATA_RECOVERY_TURNAROUND = '3 days';
export const EXPRESS_MOTHERBOARD_TURNAROUND = '24 hours or less';

/** Within how many hours the shop promises to contact a customer (specification, section 9). */
export const CONTACT_PROMISE_HOURS = 2;
export const BUSINESS_QUOTE_PROMISE_HOURS = 24;
/** The warranty that a quote mentions (specification, section 9). */
export const QUOTE_WARRANTY = '90 days';
