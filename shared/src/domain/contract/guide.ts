import { guideSchema, guideSkipSchema, type Guide } from '../types/guide';
import { operation } from './operation';

/**
 * The tags of the cached answers that contain sample data or the steps of the guide for a new shop.
 */
const SHOWN = ['Guide', 'Bookings', 'Enquiries', 'Customers'] as const;

export const readGuide = operation({
  id: 'readGuide',
  tag: 'guide',
  summary: 'Read the first-run guide of a new shop (staff)',
  method: 'GET',
  path: '/guide',
  right: 'set-up-shop',
  answer: guideSchema,
  reads: ['Guide', 'Bookings', 'Content', 'Schedule', 'Members', 'Alerts'],
  withoutServer: { steps: [], hasSamples: false, canAddSamples: false } satisfies Guide,
});

export const skipInGuide = operation({
  id: 'skipInGuide',
  tag: 'guide',
  summary: 'Skip a step of the first-run guide, or hide the guide, for the whole shop (staff)',
  method: 'POST',
  path: '/guide/skips',
  right: 'set-up-shop',
  body: guideSkipSchema,
  answer: null,
  stale: ['Guide'],
});

/** Adds sample data to a new shop. Fails with `conflict` if the shop already has a real booking. */
export const addSamples = operation({
  id: 'addSamples',
  tag: 'guide',
  summary: 'Add sample bookings and a sample enquiry; a second call changes nothing (staff)',
  method: 'POST',
  path: '/guide/samples',
  right: 'set-up-shop',
  answer: null,
  failures: [409],
  stale: SHOWN,
});

export const removeSamples = operation({
  id: 'removeSamples',
  tag: 'guide',
  summary: 'Remove all sample data with everything that was added to it (staff)',
  method: 'DELETE',
  path: '/guide/samples',
  right: 'set-up-shop',
  answer: null,
  stale: SHOWN,
});
