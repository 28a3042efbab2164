import * as z from 'zod/mini';
import { defaultSchedule } from '../catalogue/defaultSchedule';
import { DEFAULT_SHOP_PROFILE } from '../catalogue/shopProfile';
import {
  publicScheduleSchema,
  scheduleChangeSchema,
  schedulePreviewRequestSchema,
  schedulePreviewSchema,
  scheduleSettingsSchema,
  scheduleUndoSchema,
  type PublicSchedule,
  type ScheduleSettings,
} from '../types/schedule';
import { operation } from './operation';

const revisionSchema = z.object({ revision: z.int() });
/** Without a server the specification's constants always apply. */
const schedule = defaultSchedule(DEFAULT_SHOP_PROFILE.hours);
const { week, slotMinutes, closures } = schedule;
/** Changed hours may reschedule bookings. */
const HOURS = ['Schedule', 'Availability', 'Bookings'] as const;

export const readSchedule = operation({
  id: 'readSchedule',
  tag: 'availability',
  summary: 'When the shop is open: the week, and the closed days that lie ahead',
  method: 'GET',
  path: '/schedule',
  right: null,
  answer: publicScheduleSchema,
  reads: ['Schedule'],
  withoutServer: { revision: 0, week, slotMinutes, closures } satisfies PublicSchedule,
});

export const readScheduleSettings = operation({
  id: 'readScheduleSettings',
  tag: 'availability',
  summary:
    'The whole schedule, its last changes, and bookings at times that are offered no more (staff)',
  method: 'GET',
  path: '/schedule/settings',
  right: 'read-schedule',
  answer: scheduleSettingsSchema,
  reads: ['Schedule'],
  withoutServer: { revision: 0, schedule, history: [], displaced: [] } satisfies ScheduleSettings,
});

export const previewSchedule = operation({
  id: 'previewSchedule',
  tag: 'availability',
  summary: 'What a schedule would change, and which bookings it touches; nothing is stored (staff)',
  method: 'POST',
  path: '/schedule/previews',
  right: 'change-schedule',
  body: schedulePreviewRequestSchema,
  answer: schedulePreviewSchema,
  stale: [],
});

/**
 * Failure `conflict`: others changed the schedule meanwhile, or an affected booking has no
 * decision.
 */
export const changeSchedule = operation({
  id: 'changeSchedule',
  tag: 'availability',
  summary: 'Make a schedule count, with a decision about every booking that it touches (staff)',
  method: 'POST',
  path: '/schedule/revisions',
  right: 'change-schedule',
  body: scheduleChangeSchema,
  answer: revisionSchema,
  status: 201,
  failures: [409],
  stale: HOURS,
});

/** Failure `conflict`: a later revision exists, or the undo would itself affect bookings. */
export const undoSchedule = operation({
  id: 'undoSchedule',
  tag: 'availability',
  summary: 'Take the last change of the schedule back, with what it did to bookings (staff)',
  method: 'POST',
  path: '/schedule/undoing',
  right: 'change-schedule',
  body: scheduleUndoSchema,
  answer: revisionSchema,
  status: 201,
  failures: [409],
  stale: HOURS,
});
