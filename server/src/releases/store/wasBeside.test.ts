import type { LogEntry } from './releaseLog';
import { wasBeside } from './wasBeside';

const active = (remote: string, version: string, previous: string | null): LogEntry => ({
  ...{ kind: 'activated', remote, version, previous, revision: 1, base: '', by: 'asha' },
  ...{ why: 'released', at: '2026-11-23T06:00:00.000Z', proof: null },
});

test('a version that was just replaced was active beside all current versions', () => {
  const log = [active('shell', 's1', null), active('shop', '1', null), active('shop', '2', '1')];
  expect(wasBeside(log, 'shop', '1')).toBe(true);
  expect(wasBeside([...log, active('shop', '3', '2')], 'shop', '1')).toBe(true);
});

test.each([active('shell', 's2', 's1'), active('booking', '2', '1')])(
  'after another release it may no longer fit',
  (later) => {
    const log = [active('shop', '1', null), active('shop', '2', '1'), later];
    expect(wasBeside(log, 'shop', '1')).toBe(false);
  },
);

test('a version that the site rolled back is verified again', () => {
  const back: LogEntry = { ...active('shop', '1', '2'), why: 'unhealthy' } as LogEntry;
  const log = [active('shop', '1', null), active('shop', '2', '1'), back];
  expect(wasBeside(log, 'shop', '2')).toBe(false);
  expect(wasBeside(log, 'shop', '1')).toBe(true);
  const insisted = [...log, active('shop', '2', '1'), active('shop', '1', '2')];
  expect(wasBeside(insisted, 'shop', '2')).toBe(false);
});

test('a version that was never active was beside nothing', () => {
  expect(wasBeside([active('shop', '2', '1')], 'shop', '3')).toBe(false);
  expect(wasBeside([], 'shop', '1')).toBe(false);
});
