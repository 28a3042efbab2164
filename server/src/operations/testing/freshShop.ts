import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { AppointmentRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { createBooking } from '../../bookings/createBooking';
import { readConfig } from '../../config';
import { referenceBook } from '../../bookings/references/referenceBook';
import { createChangeFeed } from '../../db/changeFeed';
import { createStaffStreams } from '../../changes/staffStreams';
import { createSiteUseCounter } from '../../reports/siteUse/siteUseCounter';
import { createReleaseHealth } from '../../releases/health/releaseHealth';
import { openFiles } from '../../runtime/files/openFiles';
import { createMetrics } from '../../http/metrics';
import { joinContexts, type Shop } from '../../shop';
import { createPasswords } from '../../auth/staff/passwords';
import { CHEAP_COST } from '../../../test/cheapPasswords';
import { createTestDatabase } from '../../../test/testDatabase';

/** Thursday, 8:30 AM in Nepal: before the first slot of a bookable day. */
export const THURSDAY = new Date('2026-01-22T02:45:00Z');
export const quiet = { info: () => {}, warn: () => {}, error: () => {} };

export type FreshShop = Shop & {
  setNow(now: Date): void;
  close(): Promise<void>;
};

/** Opens a test shop with its own empty database and a clock that does not move. */
export async function freshShop(environment: Record<string, string> = {}): Promise<FreshShop> {
  const { db, dataDir, databaseUrl, remove } = await createTestDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    ...environment,
  });
  let clock = THURSDAY;
  const now = () => clock;
  const changes = createChangeFeed(db, () => {});
  const metrics = createMetrics();
  return {
    ...joinContexts({
      sitePaths: async () => null,
      config,
      db,
      files: openFiles(config),
      now,
      references: referenceBook(),
      changes,
      streams: createStaffStreams({ db, now }, () => {}),
      passwords: createPasswords(CHEAP_COST),
      metrics,
      releaseHealth: createReleaseHealth(metrics.registry),
      siteUse: createSiteUseCounter({
        ...{ config, db, now },
        readRegistry: async () => null,
        onError: () => {},
      }),
    }),
    setNow(now) {
      clock = now;
    },
    async close() {
      changes.stop();
      await remove();
    },
  };
}

export function appointment(changes: Partial<AppointmentRequest> = {}): AppointmentRequest {
  return {
    kind: 'appointment',
    customerName: 'Asha Gurung',
    customerEmail: 'asha@example.com',
    customerPhone: '+977 9800000000',
    deviceModel: 'iPhone 15 Pro',
    repairIssue: 'Screen / LCD replacement',
    appointmentDate: '2026-01-23',
    appointmentTime: '9:30 AM',
    device: 'iphone',
    issue: 'screen',
    ...changes,
  };
}

/** Creates a booking and returns its receipt. If the booking is rejected, the test fails. */
export async function booked(
  shop: Shop,
  changes: Partial<AppointmentRequest> = {},
): Promise<BookingReceipt> {
  const outcome = await createBooking(shop, appointment(changes));
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}
