import * as z from 'zod/mini';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  publicScheduleSchema,
  scheduleChangeSchema,
  schedulePreviewRequestSchema,
  schedulePreviewSchema,
  scheduleSettingsSchema,
  scheduleUndoSchema,
} from '@mcs-repairs/shared/domain/types/schedule';
import { answer, failures, noteDone, type Routes } from '../../http';
import { actorOf, requireStaff } from '../../auth';
import { changeSchedule, previewSchedule, undoSchedule } from './changeSchedule';
import { currentSchedule } from './currentSchedule';
import { decidedBookings } from './displacedBookings';
import { publicSchedule } from './publicSchedule';
import { readHistory } from './storedSchedule';
import type { Shop } from '../shop';

/** A schedule holds hundreds of closed days. */
const BODY_LIMIT = 256 << 10;
const revisionSchema = z.object({ revision: z.int() });

export const scheduleRoutes: Routes<Shop> = (api, shop, limit) => {
  const ownersOnly = requireStaff(shop, 'change-schedule');

  api.get(
    '/schedule',
    {
      config: limit(1200),
      schema: {
        operationId: 'readSchedule',
        tags: ['availability'],
        summary: 'When the shop is open: the week, and the closed days that lie ahead',
        response: { 200: publicScheduleSchema, ...failures() },
      },
    },
    async () => publicSchedule(await currentSchedule(shop), toShopDate(shop.now())),
  );

  api.get(
    '/schedule/settings',
    {
      onRequest: requireStaff(shop, 'read-schedule'),
      schema: {
        operationId: 'readScheduleSettings',
        tags: ['availability'],
        summary:
          'The whole schedule, its last changes, and bookings at times that are offered no more (staff)',
        response: { 200: scheduleSettingsSchema, ...failures(401, 403) },
      },
    },
    async () => {
      const { revision, schedule } = await currentSchedule(shop);
      const displaced = await decidedBookings(shop.db, schedule, shop.now());
      return { revision, schedule, history: await readHistory(shop.db), displaced };
    },
  );

  api.post(
    '/schedule/previews',
    {
      onRequest: ownersOnly,
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'previewSchedule',
        tags: ['availability'],
        summary:
          'What a schedule would change, and which bookings it touches; nothing is stored (staff)',
        body: schedulePreviewRequestSchema,
        response: { 200: schedulePreviewSchema, ...failures(400, 401, 403, 413, 422) },
      },
    },
    (request) => previewSchedule(shop, request.body.schedule),
  );

  api.post(
    '/schedule/revisions',
    {
      onRequest: ownersOnly,
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'changeSchedule',
        tags: ['availability'],
        summary:
          'Make a schedule count, with a decision about every booking that it touches (staff)',
        body: scheduleChangeSchema,
        response: { 201: revisionSchema, ...failures(400, 401, 403, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const by = actorOf(request);
      const outcome = await changeSchedule(shop, request.body, by);
      if (outcome.ok) noteDone(request.log, 'schedule-changed', { by: by.staffId ?? '' });
      return answer(reply, outcome, 201);
    },
  );

  api.post(
    '/schedule/undoing',
    {
      onRequest: ownersOnly,
      schema: {
        operationId: 'undoSchedule',
        tags: ['availability'],
        summary: 'Take the last change of the schedule back, with what it did to bookings (staff)',
        body: scheduleUndoSchema,
        response: { 201: revisionSchema, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const by = actorOf(request);
      const outcome = await undoSchedule(shop, request.body.revision, by);
      if (outcome.ok) noteDone(request.log, 'schedule-changed', { by: by.staffId ?? '' });
      return answer(reply, outcome, 201);
    },
  );
};
