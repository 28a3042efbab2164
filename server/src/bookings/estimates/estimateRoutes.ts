import * as estimates from '@mcs-repairs/shared/domain/contract/estimates';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { recordAnswer } from './answerEstimate';
import { writeEstimate } from './writeEstimate';

/**
 * Staff operations on estimates: write an estimate, and record the customer's answer. Customers
 * themselves answer on their private link.
 */
export const estimateRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(estimates.writeEstimate, ({ params, body }, by) =>
    writeEstimate(shop, params.id, body, actorIn(by)),
  );

  serve(estimates.recordEstimateAnswer, ({ params, body }, by) =>
    recordAnswer(shop, params.id, body, actorIn(by)),
  );
};
