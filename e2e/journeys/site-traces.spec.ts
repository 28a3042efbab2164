import { expect, test, untilAlive } from '../fixtures';
import { startShop, type ShopServer } from '../server';
import { startTraceCollector } from '../traceCollector';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let traced: ShopServer;

test.beforeAll(async () => {
  collector = await startTraceCollector();
  traced = await startShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    LOG_LEVEL: 'info',
  });
});
test.afterAll(async () => {
  await traced.stop();
  collector.close();
});

/** Returns the names of the spans in the newest trace of a path. */
function traceOf(path: string) {
  const traceId = collector.spans.findLast((span) => span.attributes['url.path'] === path)?.traceId;
  const names = collector.spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
  return { traceId, names };
}

test('one trace contains a page’s request, its rendering, the visitor’s page view and its log line', async ({
  page,
}) => {
  // The code that reports page views loads only when the page is idle. On a slow machine, the
  // visitor may leave earlier, so the test repeats the visit.
  await expect(async () => {
    const reporter = page.waitForResponse((response) => response.url().includes('/beacon.'));
    await page.goto(`${traced.url}/repairs`);
    await untilAlive(page);
    await (await reporter).finished();
    await page.waitForTimeout(500);
    await page.goto('about:blank');
    await expect
      .poll(() => traceOf('/repairs').names, { timeout: 15_000 })
      .toEqual(expect.arrayContaining(['GET /*', 'render page', 'page view']));
  }).toPass({ timeout: 250_000 });
  const { traceId } = traceOf('/repairs');
  expect(traced.output()).toContain(`"trace_id":"${traceId}"`);
});

test('a trace contains database statements, but no values, networks or queries', async () => {
  await fetch(`${traced.url}/api/posts?search=Kathmandu&pageSize=3`);
  await expect.poll(() => traceOf('/api/posts').names).toContain('sqlite');
  const sent = collector.bodies.join('\n');
  expect(sent).toContain('select');
  expect(sent).not.toContain('Kathmandu');
  expect(sent).not.toContain('127.0.0.1');
});
