type Told = { event: string; id: string; data: unknown };

/** The events of a server-sent stream over a real connection. `next` returns the next one. */
export type Followed = { next(): Promise<Told>; stop(): void; ended: Promise<boolean> };

export async function followEvents(
  url: string,
  headers: Record<string, string>,
): Promise<Followed> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  if (response.status !== 200 || !response.body) throw new Error(`${url}: ${response.status}`);
  const told: Told[] = [];
  const waiting: ((one: Told) => void)[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const one = parse(block);
        if (!one) continue;
        const first = waiting.shift();
        if (first) first(one);
        else told.push(one);
      }
    }
  };
  const ended = read(response.body).catch(() => false);
  return {
    next: () => {
      const one = told.shift();
      return one ? Promise.resolve(one) : new Promise((resolve) => waiting.push(resolve));
    },
    stop: () => controller.abort(),
    ended,
  };
}

function parse(block: string): Told | null {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
  return fields.event
    ? { event: fields.event, id: fields.id, data: JSON.parse(fields.data) }
    : null;
}
