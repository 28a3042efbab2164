import { Counter, Histogram, type Registry } from 'prom-client';
import type { Happening, PageView } from '@mcs-repairs/shared/domain/types/pageView';

const VERSION_LABELS = ['remote', 'version'] as const;
const VITALS = {
  LCP: { name: 'shop_web_vital_lcp_seconds', help: 'Largest Contentful Paint', per: 1000 },
  INP: { name: 'shop_web_vital_inp_seconds', help: 'Interaction to Next Paint', per: 1000 },
  CLS: { name: 'shop_web_vital_cls', help: 'Cumulative Layout Shift', per: 1 },
} as const;
/**
 * The upper bounds of the histogram buckets. They are near the limits for "good" and "poor" of
 * web.dev/vitals.
 */
const BUCKETS = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 4, 8],
  INP: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

/** Creates the metrics of releases at the path `/metrics`, by remote and version. */
export function createReleaseMetrics(registry: Registry) {
  const views = new Counter({
    name: 'shop_release_views_total',
    help: 'Page views with a version of a remote, by source and result',
    labelNames: [...VERSION_LABELS, 'source', 'failed'] as const,
    registers: [registry],
  });
  const happenings = new Counter({
    name: 'shop_release_happenings_total',
    help: 'Events of the code of a version of a remote in browsers',
    labelNames: [...VERSION_LABELS, 'kind'] as const,
    registers: [registry],
  });
  const histogramOf = (vital: keyof typeof VITALS) =>
    new Histogram({
      name: VITALS[vital].name,
      help: `${VITALS[vital].help} of page views, by the remote that served the page`,
      labelNames: VERSION_LABELS,
      buckets: BUCKETS[vital],
      registers: [registry],
    });
  const vitals = { LCP: histogramOf('LCP'), INP: histogramOf('INP'), CLS: histogramOf('CLS') };

  return {
    view(remote: string, version: string, source: string, failed: boolean): void {
      views.inc({ remote, version, source, failed: String(failed) });
    },
    happened(remote: string, version: string, counts: Partial<Record<Happening, number>>): void {
      for (const [kind, count] of Object.entries(counts))
        happenings.inc({ remote, version, kind }, count);
    },
    vitals(remote: string, version: string, measured: PageView['vitals']): void {
      for (const vital of ['LCP', 'INP', 'CLS'] as const) {
        const value = measured[vital];
        if (value !== undefined)
          vitals[vital].observe({ remote, version }, value / VITALS[vital].per);
      }
    },
    /** Removes the metrics of a version that is no longer counted. */
    forget(remote: string, version: string): void {
      for (const failed of ['true', 'false'])
        for (const source of ['browser', 'server'])
          views.remove({ remote, version, source, failed });
    },
  };
}
