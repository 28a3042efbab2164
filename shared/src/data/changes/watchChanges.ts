import type { StaffChange, Watch } from './watchLater';

const TOPICS = ['bookings', 'quote-requests', 'enquiries', 'posts'] as const;
const KNOWN_TOPICS: readonly unknown[] = [...TOPICS, 'alerts'];

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

type Events = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
export type OpenEvents = (address: string) => Events;

const CLOSED = 2;

/**
 * Notifies of the shop's numbered changes, which arrive over an event stream. After an
 * interruption, the browser reconnects and sends the number of the last change that it got. After
 * an error response, browsers do not reconnect. This function then opens another connection from
 * that number, after pauses that grow.
 */
export function watchChanges(
  address: string,
  onChange: Parameters<Watch>[0],
  onConnection: (connected: boolean) => void = () => {},
  open: OpenEvents = (url) => new EventSource(url),
): () => void {
  let events: Events | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let waitMs = FIRST_WAIT_MS;
  let last = '';

  function connect() {
    const source = open(last ? `${address}?after=${encodeURIComponent(last)}` : address);
    events = source;
    const listen = (name: string, act: (data: string) => void) =>
      source.addEventListener(name, (event) => {
        if (stopped || source !== events) return;
        const { data, lastEventId } = event as MessageEvent<string>;
        if (lastEventId) last = lastEventId;
        act(data);
      });
    listen('ready', () => {
      waitMs = FIRST_WAIT_MS;
      onConnection(true);
    });
    listen('change', (data) => {
      const change = readChange(data);
      if (change) onChange(change);
    });
    // The server sends `reset` if the browser missed too many changes. Everything counts as changed
    // then.
    listen('reset', () => TOPICS.forEach((topic) => onChange({ topic, id: '' })));
    source.addEventListener('error', () => {
      if (stopped || source !== events) return;
      onConnection(false);
      if (source.readyState !== CLOSED) return;
      timer = setTimeout(connect, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    });
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    events?.close();
  };
}

/**
 * Parses a change without zod, because zod would be the largest part of the code. Every open
 * dashboard loads this code.
 */
function readChange(data: string): StaffChange | null {
  try {
    const { topic, id } = JSON.parse(data) as StaffChange;
    return KNOWN_TOPICS.includes(topic) && typeof id === 'string' ? { topic, id } : null;
  } catch {
    return null;
  }
}
