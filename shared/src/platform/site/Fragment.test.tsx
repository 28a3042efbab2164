/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import type { RemoteModule } from '../contract/remote';
import { Fragment } from './Fragment';
import { forgetRemote, installRemoteLoader, installRemoteRenewer, loadRemote } from './remotes';

const PROPS = { deviceModel: 'iPhone 15', repairIssue: 'Battery' } as const;

function Scheduler() {
  return <p>Pick a time</p>;
}

const booking = {
  name: 'booking',
  routes: [],
  fragments: {
    AppointmentScheduler: { chunk: 'scheduler', load: async () => ({ Component: Scheduler }) },
  },
} as unknown as RemoteModule;

/**
 * A page with the fragment. `render` only makes each rendering different, so that React renders the
 * page again.
 */
const page = (render: number) => (
  <section data-render={render}>
    <Fragment
      id="booking/AppointmentScheduler"
      props={{ ...PROPS }}
      pending={<p>On its way</p>}
      failed={(retry) => <button onClick={retry}>Try again</button>}
    />
  </section>
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  forgetRemote('booking');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a fragment that fails to load is retried, however often the page around it renders', async () => {
  let asked = 0;
  installRemoteLoader(async () => {
    asked += 1;
    if (asked < 3) throw new Error('away');
    return booking;
  });
  const { rerender } = render(page(0));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  // The fragment is tried again after one second, and once more after two. During each second, the
  // page renders four times.
  for (let render = 1; render <= 12; render += 1) {
    rerender(page(render));
    await act(() => jest.advanceTimersByTimeAsync(250));
  }
  expect(asked).toBe(3);
  expect(screen.getByText('Pick a time')).toBeTruthy();
});

test('a fragment that throws recovers with the next version, which is requested before each attempt', async () => {
  const broken = {
    ...booking,
    fragments: {
      AppointmentScheduler: {
        load: async () => ({
          Component: () => {
            throw new Error('broken');
          },
        }),
      },
    },
  } as unknown as RemoteModule;
  let active = broken;
  const renewed: unknown[] = [];
  installRemoteLoader(async () => active);
  installRemoteRenewer(async (name, error) => {
    renewed.push([name, String(error)]);
    active = booking;
    forgetRemote(name);
    await loadRemote(name);
    return true;
  });
  render(page(0));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(renewed).toEqual([['booking', 'Error: broken']]);
  expect(screen.getByText('Pick a time')).toBeTruthy();
});
