import * as z from 'zod/mini';
import {
  publicScheduleSchema,
  schedulePreviewSchema,
  scheduleSettingsSchema,
} from '../../domain/types/schedule';
import type { Send } from '../http/send';
import type { SchedulePort } from './port';

const revisionSchema = z.object({ revision: z.int() });

export const httpSchedule = (send: Send): SchedulePort => ({
  schedule: (signal) => send({ path: '/schedule', signal, schema: publicScheduleSchema }),
  staff: {
    scheduleSettings: () => send({ path: '/schedule/settings', schema: scheduleSettingsSchema }),
    previewSchedule: (schedule) =>
      send({
        method: 'POST',
        path: '/schedule/previews',
        body: { schedule },
        schema: schedulePreviewSchema,
      }),
    changeSchedule: (change) =>
      send({ method: 'POST', path: '/schedule/revisions', body: change, schema: revisionSchema }),
    undoSchedule: (revision) =>
      send({
        method: 'POST',
        path: '/schedule/undoing',
        body: { revision },
        schema: revisionSchema,
      }),
  },
});
