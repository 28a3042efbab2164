import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../db';
import { loggedPath } from './logging';

export type Metrics = {
  registry: Registry;
  /** Everything as Prometheus reads it: these figures and those of the process. */
  text(): Promise<string>;
  /** Booking attempts by outcome: `created`, or the code of the refusal. */
  bookings: Counter<'outcome'>;
  requests: Histogram<'method' | 'route' | 'status'>;
  /** What browsers said that the content policy kept from happening. */
  policyReports: Counter<'directive'>;
};

let ofProcess: Registry | undefined;

/** Memory, processor, event-loop delay, open handles: watched once, however many servers the process holds. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** `countMail` is asked with every reading; without a database there is none. */
export function createMetrics(
  countMail?: () => Promise<{ waiting: number; givenUp: number }>,
): Metrics {
  const registry = new Registry();
  if (countMail) addMailGauge(registry, countMail);
  const bookings = new Counter({
    name: 'shop_bookings_total',
    help: 'Booking attempts by outcome',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const policyReports = new Counter({
    name: 'shop_policy_reports_total',
    help: 'Reports of browsers about the content policy, by directive',
    labelNames: ['directive'] as const,
    registers: [registry],
  });
  const process = processRegistry();
  const text = async () => `${await registry.metrics()}\n${await process.metrics()}`;
  return { registry, text, bookings, requests, policyReports };
}

function addMailGauge(
  registry: Registry,
  countMail: () => Promise<{ waiting: number; givenUp: number }>,
): void {
  new Gauge({
    name: 'shop_mails',
    help: 'Mails that wait for their delivery, and those that were given up',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      // A database that rests must not take the other figures with it.
      const counted = await countMail().catch(() => null);
      this.reset();
      if (!counted) return;
      this.set({ state: 'waiting' }, counted.waiting);
      this.set({ state: 'given up' }, counted.givenUp);
    },
  });
}

/** Times every request and writes one line about it; the label is the route's pattern, so that no id or secret becomes a label. */
export function measureRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method, url, log } = request;
    const { statusCode, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime * 10) / 10;
    log.info({ method, path: loggedPath(url), statusCode, milliseconds }, 'request');
    const labels = { method, route, status: String(statusCode) };
    requests.observe(labels, elapsedTime / 1000);
  });
}

/** The figures are for the machine itself, or for who has the token. A proxy on the same machine is not the machine itself. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization ?? '';
  if (token !== undefined && isSameSecret(given, `Bearer ${token}`)) return true;
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  return isLoopback && !request.headers['x-forwarded-for'] && !request.headers.forwarded;
}
