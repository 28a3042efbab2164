import {
  exportBookings,
  importBookings,
  readImportProgress,
} from '@mcs-repairs/shared/domain/contract/bookingFiles';
import {
  changeBookingStatus,
  listBookings,
  readBooking,
  readBookingStats,
} from '@mcs-repairs/shared/domain/contract/bookings';
import * as contract from '@mcs-repairs/shared/domain/contract/newBooking';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { senderOf, withChallenge } from '../abuseLimits';
import { actorIn, serveStaff, staffWith } from '../auth';
import { parseRows, serve, type Api, type Routes } from '../http';
import { bookingDetails } from './bookingDetails';
import { changeStatus } from './changeStatus';
import { createBooking } from './createBooking';
import { exportFile } from './exportFile';
import { importDesk, MOST_ROWS } from './importBookings';
import { keptForStaff } from './keptForStaff';
import { withAlternatives } from './openingHours/availability';
import type { Shop } from './shop';

const LARGEST_IMPORT = 64 << 20;

export const bookingRoutes: Routes<Shop> = (api, shop, limit) => {
  const serveThem = serveStaff(api, shop);
  const imports = importDesk();
  const kept = keptForStaff(shop.db);

  serve(api, contract.createBooking, { config: limit(300) }, async (input, request, reply) => {
    const sender = await senderOf(shop, request, 'change-bookings');
    // The sender is missing only if a staff member sends the request. The history then names this
    // staff member, who books for a customer.
    const member = sender ? null : await staffWith(shop, request, 'change-bookings');
    const by = member ? actorIn(member) : undefined;
    const outcome = await createBooking(shop, input.body, input.key, sender, by);
    shop.metrics.bookings.inc({ outcome: outcome.ok ? 'created' : outcome.failure.code });
    if (outcome.replayed) reply.header('idempotent-replayed', 'true');
    const { body } = input;
    const offered =
      body.kind === 'appointment' ? await withAlternatives(shop, body, outcome) : outcome;
    return withChallenge(shop, sender, offered);
  });

  serveThem(listBookings, async ({ query }) => ({ ok: true, value: await kept.list(query) }));

  serveThem(exportBookings, async ({ query }, by, reply) => {
    const { name, body } = await exportFile(shop, query, actorIn(by));
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('application/json; charset=utf-8').send(body as never);
  });

  // The route is in its own Fastify scope, because no other route accepts bodies of this length.
  void api.register(async (scope) => {
    parseRows(scope, { name: 'bookings', most: MOST_ROWS });
    serveStaff(scope as Api, shop)(
      importBookings,
      ({ body }, by) => imports.take(shop, body, actorIn(by)),
      { bodyLimit: LARGEST_IMPORT },
    );
  });

  serveThem(readImportProgress, async () => ({
    ok: true,
    value: { running: imports.progress() },
  }));

  serveThem(readBooking, ({ params }) => bookingDetails(shop.db, params.id));

  serveThem(changeBookingStatus, ({ params, body }, by) =>
    changeStatus(shop, params.id, body, actorIn(by)),
  );

  serveThem(readBookingStats, async () => ({
    ok: true,
    value: await kept.stats(toShopDate(shop.now())),
  }));
};
