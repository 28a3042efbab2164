import { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { compressAnswers } from './http/compressAnswers';
import { refuseCrossSite } from './http/crossSite';
import { keepDocument } from './http/keptDocument';
import { limits } from './http/limits';
import { describeApi } from './http/openApi';
import { ownOrigins } from './http/ownOrigins';
import { parseJson } from './http/parseJson';
import type { Api } from './http/api';
import { alertRoutes } from './notifications/push/alertRoutes';
import { availabilityRoutes } from './bookings/openingHours/availabilityRoutes';
import { benchRoutes } from './bookings/repairs/benchRoutes';
import { estimateRoutes } from './bookings/estimates/estimateRoutes';
import { bookingRoutes } from './bookings/bookingRoutes';
import { deliveryRoutes } from './notifications/deliveries/deliveryRoutes';
import { deliveryReportRoutes } from './notifications/deliveries/deliveryReportRoutes';
import { customerRoutes } from './customers/customerRoutes';
import { eventRoutes } from './changes/changeRoutes';
import { intakeRoutes } from './bookings/checkIn/intakeRoutes';
import { moderationRoutes } from './community/moderationRoutes';
import { myBookingRoutes } from './bookings/myBooking/myBookingRoutes';
import { trackingRoutes } from './bookings/myBooking/trackingRoutes';
import { passkeyRoutes } from './auth/passkeys/passkeyRoutes';
import { passkeySignInRoutes } from './auth/passkeys/passkeySignInRoutes';
import { passwordLinkRoutes } from './auth/staff/passwordLinkRoutes';
import { photoRoutes } from './photos/photoRoutes';
import { rideRoutes } from './bookings/pickups/rideRoutes';
import { bookingPhotoRoutes } from './bookings/bookingGroups/bookingPhotoRoutes';
import { previewRoutes } from './releases/preview/previewRoutes';
import { previewOf } from './releases/preview/previews';
import { postRoutes } from './community/postRoutes';
import { releaseRoutes } from './releases/api/releaseRoutes';
import { releaseTokenRoutes } from './releases/api/releaseTokenRoutes';
import { reportRoutes } from './reports/reportRoutes';
import { requestMarkRoutes } from './inquiries/requestMarkRoutes';
import { requestRoutes } from './inquiries/requestRoutes';
import { scheduleRoutes } from './bookings/openingHours/scheduleRoutes';
import { secondFactorRoutes } from './auth/staff/secondFactorRoutes';
import { sessionRoutes } from './auth/staff/sessionRoutes';
import { signInApprovalRoutes } from './auth/staff/signInApprovalRoutes';
import { staffRoutes } from './auth/staff/staffRoutes';
import { sweepRoutes } from './bookings/bulkActions/sweepRoutes';
import { todayRoutes } from './bookings/today/todayRoutes';
import type { Shop } from './shop';
import { pageViewRoutes } from './releases/health/pageViewRoutes';
import { SAFE_METHODS } from './auth/staff/requireStaff';

const ROUTES = [
  bookingRoutes,
  benchRoutes,
  estimateRoutes,
  sweepRoutes,
  availabilityRoutes,
  scheduleRoutes,
  sessionRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  passwordLinkRoutes,
  signInApprovalRoutes,
  staffRoutes,
  eventRoutes,
  postRoutes,
  moderationRoutes,
  requestRoutes,
  requestMarkRoutes,
  photoRoutes,
  myBookingRoutes,
  trackingRoutes,
  todayRoutes,
  reportRoutes,
  rideRoutes,
  bookingPhotoRoutes,
  intakeRoutes,
  customerRoutes,
  deliveryRoutes,
  deliveryReportRoutes,
  alertRoutes,
  // What staff break in a preview breaks for nobody else.
  pageViewRoutes(async (shop, request) => (await previewOf(shop, request)) === null),
  releaseRoutes,
  releaseTokenRoutes,
  previewRoutes,
];

/** What every operation shares, and all of them. */
export async function registerApi(api: FastifyInstance, shop: Shop): Promise<void> {
  const { config } = shop;
  await compressAnswers(api);
  parseJson(api);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.decorateRequest('signedIn', null);
  // Whatever ended a session, its streams end with it.
  api.addHook('onResponse', async ({ method }) => {
    if (!SAFE_METHODS.has(method)) shop.streams.check();
  });
  refuseCrossSite(api, ownOrigins(api, config.publicUrl));
  await describeApi(api, config);
  for (const routes of ROUTES) routes(api as Api, shop, limits(config));
  keepDocument(api, '/openapi.json', {
    type: 'application/json; charset=utf-8',
    make: () => JSON.stringify(api.swagger()),
  });
}
