import type { FastifyRequest } from 'fastify';
import type { PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { countPageView } from '@mcs-repairs/shared/domain/contract/pageViews';
import { serve, type Routes } from '../../http';
import { addSpan } from '../../runtime';
import type { Shop } from '../shop';
import { reporterNetworkOf } from './reporterNetwork';

const PER_MINUTE = 60;

/**
 * Returns whether this browser gets the same versions as all visitors. The server ignores reports
 * of other browsers, such as those with a preview.
 */
type IsCounted = (shop: Shop, request: FastifyRequest) => Promise<boolean>;

/**
 * The operation with which a browser reports a page view. The report only increases counters; its
 * content is not stored.
 */
export const pageViewRoutes =
  (isCounted: IsCounted): Routes<Shop> =>
  (api, shop, limit) =>
    serve(api, countPageView, { config: limit(PER_MINUTE) }, async ({ body }, request) => {
      if (await isCounted(shop, request))
        shop.releaseHealth.viewed(body, reporterNetworkOf(request.ip));
      if (body.trace) addSpan('page view', body.trace, figuresOf(body));
      return { ok: true, value: null };
    });

const figuresOf = ({ page, vitals: { LCP, INP, CLS } }: PageView) => ({
  'page.remote': page?.remote,
  'page.version': page?.version,
  'page.lcp_ms': LCP,
  'page.inp_ms': INP,
  'page.cls': CLS,
});
