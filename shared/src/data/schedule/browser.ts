import { defaultSchedule } from '../../domain/catalogue/defaultSchedule';
import { DEFAULT_SHOP_PROFILE } from '../../domain/catalogue/shopProfile';
import { done, needsServer } from '../browser/failures';
import type { SchedulePort } from './port';

const schedule = defaultSchedule(DEFAULT_SHOP_PROFILE.hours);

/** The specification's constants, for good. */
export const browserSchedule: SchedulePort = {
  async schedule() {
    const { week, slotMinutes, closures } = schedule;
    return done({ revision: 0, week, slotMinutes, closures });
  },
  staff: {
    scheduleSettings: async () => done({ revision: 0, schedule, history: [], displaced: [] }),
    previewSchedule: needsServer,
    changeSchedule: needsServer,
    undoSchedule: needsServer,
  },
};
