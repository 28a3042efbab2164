import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../db';
import { loggedPath } from './logging';

export type Metrics = {
  registry: Registry;
  /** All metrics in the format of Prometheus: those of the site and those of the process. */
  text(): Promise<string>;
  /** Counts booking attempts by outcome: `created`, or the error code. */
  bookings: Counter<'outcome'>;
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Counts reports from browsers that something violated the content policy of a page. */
  policyReports: Counter<'directive'>;
  /**
   * Services without which the site still works. Each function returns whether its service is
   * unavailable now.
   */
  services: Map<string, () => boolean>;
};

let ofProcess: Registry | undefined;

/**
 * Returns the metrics of the process: memory, processor, event-loop delay and open handles. They
 * are collected once, even if tests run several servers in the process.
 */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * Creates the metrics of the site. `countMail` counts the messages in the outbox each time that
 * somebody reads the metrics. Without a database, it is undefined.
 */
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
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const policyReports = new Counter({
    name: 'shop_policy_reports_total',
    help: 'Browser reports of content policy violations, by directive',
    labelNames: ['directive'] as const,
    registers: [registry],
  });
  const services = new Map<string, () => boolean>();
  addServiceGauge(registry, services);
  const process = processRegistry();
  const text = async () => `${await registry.metrics()}\n${await process.metrics()}`;
  return { registry, text, bookings, requests, policyReports, services };
}

function addServiceGauge(registry: Registry, services: Metrics['services']): void {
  new Gauge({
    name: 'shop_service_away',
    help: 'Whether a service that the site can work without does not respond',
    labelNames: ['service'] as const,
    registers: [registry],
    collect() {
      for (const [service, isAway] of services) this.set({ service }, Number(isAway()));
    },
  });
}

function addMailGauge(
  registry: Registry,
  countMail: () => Promise<{ waiting: number; givenUp: number }>,
): void {
  new Gauge({
    name: 'shop_mails',
    help: 'Emails that wait for delivery, and emails that the site gave up',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      // If the database does not respond, the other metrics are still sent.
      const counted = await countMail().catch(() => null);
      this.reset();
      if (!counted) return;
      this.set({ state: 'waiting' }, counted.waiting);
      this.set({ state: 'given up' }, counted.givenUp);
    },
  });
}

/**
 * Measures every request and writes one line about it to the log. Metrics contain the pattern of
 * the route instead of the address, because addresses contain ids and secrets.
 */
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

/**
 * Returns whether the request may read the metrics. It needs the token, or must come from this
 * machine without a proxy.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization ?? '';
  if (token !== undefined && isSameSecret(given, `Bearer ${token}`)) return true;
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  return isLoopback && !request.headers['x-forwarded-for'] && !request.headers.forwarded;
}
