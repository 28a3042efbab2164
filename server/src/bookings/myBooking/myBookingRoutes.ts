import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '@mcs-repairs/shared/domain/contract/myBooking';
import { exportMyData as exportOperation } from '@mcs-repairs/shared/domain/contract/myData';
import { answerMyEstimate, askMyQuestion } from './answerShop';
import { cancelMyBooking } from './cancelMyBooking';
import { eraseMyData, exportMyData } from './myData';
import { keepMyBooking } from './keepMyBooking';
import { rescheduleMyBooking } from './rescheduleMyBooking';
import { textMyLink } from './textMyLink';
import { viewMyBooking } from './viewMyBooking';
import { readSharedPhoto } from '../bookingGroups/sharedPhoto';
import { networkKey } from '../../abuseLimits';
import { findSignedIn } from '../../auth';
import { noteRefused, refuse, serve, type Routes } from '../../http';
import { failure } from '../../runtime';
import { withAlternatives } from '../openingHours/availability';
import type { Shop } from '../shop';

const AS_STAFF = failure('forbidden', {
  message:
    'You are signed in as staff in this browser, so nothing is done in the customer’s name. Record the customer’s answer on the booking’s page in the dashboard.',
});

type Linked = { headers: { 'x-booking-token': string } };
const tokenOf = ({ headers }: Linked) => headers['x-booking-token'];

/**
 * Operations of customers on their own booking. GET requests change nothing, because mail programs
 * open links automatically.
 */
export const myBookingRoutes: Routes<Shop> = (api, shop, limit) => {
  const readers = { config: limit(60) };

  serve(api, contract.readMyBooking, readers, async (input, request, reply) => {
    reply.header('cache-control', 'no-store');
    const isStaff = (await findSignedIn(shop, request)) !== null;
    return viewMyBooking(shop, tokenOf(input), { isStaff });
  });

  serve(api, contract.readMyPhoto, readers, (input) =>
    readSharedPhoto(shop, tokenOf(input), input.params.id),
  );

  /**
   * Rejects requests of signed-in staff. Staff must use their own operations, which record who
   * acted.
   */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await findSignedIn(shop, request);
    if (!signedIn) return undefined;
    noteRefused(request.log, 'staff-as-customer', { staff: signedIn.staff.id });
    return refuse(reply, AS_STAFF);
  };
  const asCustomer = (times: number) => ({ onRequest, config: limit(times) });

  serve(api, contract.rescheduleMyBooking, asCustomer(20), async (input) => {
    const { body, key } = input;
    const outcome = await rescheduleMyBooking(shop, tokenOf(input), body, key);
    return withAlternatives(shop, body, outcome);
  });

  serve(api, contract.keepMyBooking, asCustomer(20), (input) =>
    keepMyBooking(shop, tokenOf(input), input.body.version),
  );

  serve(api, contract.cancelMyBooking, asCustomer(20), (input) =>
    cancelMyBooking(shop, tokenOf(input), input.body.version),
  );

  serve(api, contract.answerMyEstimate, asCustomer(20), (input) =>
    answerMyEstimate(shop, tokenOf(input), input.body),
  );

  serve(api, contract.askMyQuestion, asCustomer(5), (input) =>
    askMyQuestion(shop, tokenOf(input), input.body, input.key),
  );

  serve(api, contract.textMyBookingLink, asCustomer(5), async (input, { ip }) =>
    textMyLink(shop, tokenOf(input), await networkKey(shop.db, ip)),
  );

  serve(api, exportOperation, asCustomer(20), async (input, _request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="my-booking.json"');
    return exportMyData(shop, tokenOf(input));
  });

  serve(api, contract.eraseMyData, asCustomer(10), (input) => eraseMyData(shop, tokenOf(input)));
};
