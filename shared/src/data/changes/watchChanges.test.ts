import { watchChanges } from './watchChanges';

describe('following changes', () => {
  class FakeEvents extends EventTarget {
    readyState = 1;
    closed = false;
    constructor(readonly url: string) {
      super();
    }
    tell(name: string, id: string, data: unknown) {
      const init = { data: JSON.stringify(data), lastEventId: id };
      this.dispatchEvent(Object.assign(new Event(name), init));
    }
    fail(readyState: number) {
      this.readyState = readyState;
      this.dispatchEvent(new Event('error'));
    }
    close() {
      this.closed = true;
    }
  }
  const setUp = () => {
    const opened: FakeEvents[] = [];
    const changes: unknown[] = [];
    const connections: boolean[] = [];
    const stop = watchChanges(
      '/api/events',
      (change) => changes.push(change),
      (isConnected) => connections.push(isConnected),
      (url) => {
        const events = new FakeEvents(url);
        opened.push(events);
        return events as unknown as EventSource;
      },
    );
    return { opened, changes, connections, stop };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('reports each change and the state of the connection', () => {
    const { opened, changes, connections } = setUp();
    opened[0]?.tell('ready', '4', {});
    opened[0]?.tell('change', '5', { topic: 'bookings', id: 'b1' });
    opened[0]?.tell('change', '6', { topic: 'weather', id: 'w1' });
    expect(changes).toEqual([{ topic: 'bookings', id: 'b1' }]);
    expect(connections).toEqual([true]);
  });

  test('leaves reconnecting to the browser, and reopens a rejected connection from the last number', () => {
    const { opened, connections } = setUp();
    opened[0]?.tell('ready', '4', {});
    opened[0]?.tell('change', '5', { topic: 'posts', id: 'p1' });
    opened[0]?.fail(0);
    jest.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
    opened[0]?.fail(2);
    jest.advanceTimersByTime(1000);
    expect(opened.map(({ url }) => url)).toEqual(['/api/events', '/api/events?after=5']);
    expect(connections).toEqual([true, false, false]);
  });

  test('waits longer after each rejection', () => {
    const { opened } = setUp();
    for (const wait of [1000, 2000, 4000]) {
      const before = opened.length;
      opened.at(-1)?.fail(2);
      jest.advanceTimersByTime(wait - 1);
      expect(opened).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(opened).toHaveLength(before + 1);
    }
  });

  test('reports that everything may have changed when too much was missed', () => {
    const { opened, changes } = setUp();
    opened[0]?.tell('reset', '9', {});
    expect(changes).toEqual(
      ['bookings', 'quote-requests', 'enquiries', 'posts'].map((topic) => ({ topic, id: '' })),
    );
  });

  test('ends on request', () => {
    const { opened, changes, stop } = setUp();
    opened[0]?.fail(2);
    stop();
    jest.advanceTimersByTime(60_000);
    opened[0]?.tell('change', '5', { topic: 'bookings', id: 'b1' });
    expect(opened).toHaveLength(1);
    expect(opened[0]?.closed).toBe(true);
    expect(changes).toEqual([]);
  });
});
