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
/** The opening hours of the specification. On a site without a server, nobody can change them. */
const schedule = defaultSchedule(DEFAULT_SHOP_PROFILE.hours);
const { week, slotMinutes, closures } = schedule;
/**
 * The tags that a change of the opening hours invalidates. The change may reschedule bookings, so
 * `Bookings` is one of them.
 */
const HOURS = ['Schedule', 'Availability', 'Bookings'] as const;

export const readSchedule = operation({
  id: 'readSchedule',
  tag: 'availability',
  summary: 'Read the opening hours and the coming closed days',
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
  summary: 'Preview what a schedule would change and which bookings it affects (staff)',
  method: 'POST',
  path: '/schedule/previews',
  right: 'change-schedule',
  body: schedulePreviewRequestSchema,
  answer: schedulePreviewSchema,
  stale: [],
});

/**
 * Changes the opening hours. Fails with `conflict` if somebody else changed them after the caller
 * read them, or if the request says nothing about one of the affected bookings.
 */
export const changeSchedule = operation({
  id: 'changeSchedule',
  tag: 'availability',
  summary: 'Apply a schedule, with a decision about every affected booking (staff)',
  method: 'POST',
  path: '/schedule/revisions',
  right: 'change-schedule',
  body: scheduleChangeSchema,
  answer: revisionSchema,
  status: 201,
  failures: [409],
  stale: HOURS,
});

/**
 * Undoes the last change of the opening hours. Fails with `conflict` if there is a later change, or
 * if the undo would affect bookings.
 */
export const undoSchedule = operation({
  id: 'undoSchedule',
  tag: 'availability',
  summary: 'Undo the last change of the schedule and its effects on bookings (staff)',
  method: 'POST',
  path: '/schedule/undoing',
  right: 'change-schedule',
  body: scheduleUndoSchema,
  answer: revisionSchema,
  status: 201,
  failures: [409],
  stale: HOURS,
});
