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
import { alertRoutes } from './alerts/alertRoutes';
import { availabilityRoutes } from './availability/availabilityRoutes';
import { benchRoutes } from './bench/benchRoutes';
import { estimateRoutes } from './estimates/estimateRoutes';
import { bookingRoutes } from './bookings/bookingRoutes';
import { deliveryRoutes } from './deliveries/deliveryRoutes';
import { deliveryReportRoutes } from './deliveries/deliveryReportRoutes';
import { customerRoutes } from './customers/customerRoutes';
import { eventRoutes } from './changes/changeRoutes';
import { intakeRoutes } from './intake/intakeRoutes';
import { moderationRoutes } from './community/moderationRoutes';
import { myBookingRoutes } from './myBooking/myBookingRoutes';
import { trackingRoutes } from './myBooking/trackingRoutes';
import { passkeyRoutes } from './passkeys/passkeyRoutes';
import { passkeySignInRoutes } from './passkeys/passkeySignInRoutes';
import { passwordLinkRoutes } from './staff/passwordLinkRoutes';
import { photoRoutes } from './photos/photoRoutes';
import { rideRoutes } from './rides/rideRoutes';
import { bookingPhotoRoutes } from './visits/bookingPhotoRoutes';
import { previewRoutes } from './preview/previewRoutes';
import { previewOf } from './preview/previews';
import { postRoutes } from './community/postRoutes';
import { releaseRoutes } from './publishing/releaseRoutes';
import { releaseTokenRoutes } from './publishing/releaseTokenRoutes';
import { reportRoutes } from './reports/reportRoutes';
import { requestMarkRoutes } from './requests/requestMarkRoutes';
import { requestRoutes } from './requests/requestRoutes';
import { scheduleRoutes } from './schedule/scheduleRoutes';
import { secondFactorRoutes } from './staff/secondFactorRoutes';
import { sessionRoutes } from './staff/sessionRoutes';
import { signInApprovalRoutes } from './staff/signInApprovalRoutes';
import { staffRoutes } from './staff/staffRoutes';
import { sweepRoutes } from './sweeps/sweepRoutes';
import { todayRoutes } from './today/todayRoutes';
import type { Shop } from './shop';
import { pageViewRoutes } from './vitals/pageViewRoutes';
import { SAFE_METHODS } from './staff/requireStaff';

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
