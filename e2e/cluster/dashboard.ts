import { setTimeout as sleep } from 'node:timers/promises';

/** After this many milliseconds without a connection, a dashboard reconnects. */
const AGAIN_MS = 500;
const LATEST_MS = 10_000;

/**
 * Simulates an open dashboard. The dashboard receives the changes of bookings through the proxy.
 * When it reconnects, it continues after the last event that it received.
 */
export function openDashboard(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  const heard = new Set<string>();
  let last: string | undefined;
  let connections = 0;
  let resets = 0;

  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/s);
        return [name, value] as const;
      }),
    );
    last = fields.get('id') ?? last;
    if (fields.get('event') === 'reset') resets += 1;
    if (fields.get('event') !== 'change') return;
    const { topic, id } = JSON.parse(fields.get('data') ?? '{}') as { topic: string; id: string };
    if (topic === 'bookings') heard.add(id);
  }

  async function connect(): Promise<void> {
    const response = await fetch(`${url}/api/events`, {
      headers: { ...headers, ...(last && { 'last-event-id': last }) },
      signal: leaving.signal,
    });
    if (!response.ok || !response.body) return void (await response.text());
    connections += 1;
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      const blocks = (text + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  }

  const following = (async () => {
    while (!leaving.signal.aborted) {
      await connect().catch(() => {});
      if (!leaving.signal.aborted) await sleep(AGAIN_MS);
    }
  })();

  return {
    heard: () => heard.size,
    connections: () => connections,
    resets: () => resets,
    /**
     * Waits until the dashboard has received this many bookings, or until ten seconds have passed.
     */
    async hears(bookings: number): Promise<boolean> {
      const deadline = performance.now() + LATEST_MS;
      while (heard.size < bookings && performance.now() < deadline) await sleep(50);
      return heard.size >= bookings;
    },
    async close() {
      leaving.abort();
      await following;
    },
  };
}
