/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RemoteModule } from '../contract/remote';
import { Fragment } from './Fragment';
import { forgetRemote, installRemoteLoader, loadFragment } from './remotes';
import * as sleep from './sleep';

// The mock is a copy of the real module, because the exports of the real module cannot be replaced.
jest.mock('./sleep', () => ({ __esModule: true, ...jest.requireActual('./sleep') }));
const { letSleep, wake } = sleep;

const ID = 'booking/AppointmentScheduler';
type Given = { deviceModel: string };

function Scheduler({ deviceModel }: Given) {
  const [presses, setPresses] = useState(0);
  return (
    <button onClick={() => setPresses((count) => count + 1)}>
      {`${deviceModel}, pressed ${presses} times`}
    </button>
  );
}
const booking = {
  name: 'booking',
  routes: [],
  fragments: { AppointmentScheduler: { chunk: 's', load: async () => ({ Component: Scheduler }) } },
} as unknown as RemoteModule;

function Page() {
  const [model, setModel] = useState('iPhone 15');
  return (
    <main>
      <button onClick={() => setModel('iPhone 16')}>Another model</button>
      <Fragment
        id={ID}
        props={{ deviceModel: model, repairIssue: 'Battery' }}
        pending={<p>On its way</p>}
        failed={() => <p>Not available</p>}
      />
    </main>
  );
}

let root: Root;
let complaints: unknown[];
let asked: number;

/** Puts the server's HTML of a page with a fragment into the document. */
async function receive(loader: () => Promise<RemoteModule>) {
  installRemoteLoader(async () => booking);
  await loadFragment(ID);
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  forgetRemote('booking');
  asked = 0;
  installRemoteLoader(() => {
    asked += 1;
    return loader();
  });
  letSleep([ID]);
  complaints = [];
}

function hydrate() {
  root = hydrateRoot(document.getElementById('root') as HTMLElement, <Page />, {
    onRecoverableError: (error) => complaints.push(error),
  });
}

/** Hydrates the page and leaves its fragment as HTML. */
async function open(loader: () => Promise<RemoteModule>) {
  await receive(loader);
  await act(async () => hydrate());
}
const scheduler = () => screen.getByRole('button', { name: /pressed/ });

let look: () => void;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.IntersectionObserver = class {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      look = () => told([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(async () => {
  await act(async () => root.unmount());
  forgetRemote('booking');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a server-rendered fragment stays as HTML, and loads nothing, until it is near', async () => {
  await open(async () => booking);
  const before = scheduler();
  expect(asked).toBe(0);
  await act(async () => look());
  expect(asked).toBe(1);
  expect(scheduler()).toBe(before);
  await userEvent.click(scheduler());
  expect(scheduler().textContent).toBe('iPhone 15, pressed 1 times');
  expect(complaints).toEqual([]);
});

test('the first input of a visitor hydrates it', async () => {
  await open(async () => booking);
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(asked).toBe(1);
});

test.each([
  [false, 1],
  [true, 0],
])('an idle page hydrates it, unless the visitor saves data (%s)', async (saveData, times) => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  await open(async () => booking);
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(asked).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(asked).toBe(times);
});

test('changes of the page around it apply after its hydration', async () => {
  let arrive = (_remote: RemoteModule) => {};
  await open(() => new Promise((resolve) => (arrive = resolve)));
  await userEvent.click(screen.getByRole('button', { name: 'Another model' }));
  expect(scheduler().textContent).toContain('iPhone 15');
  await act(async () => arrive(booking));
  expect(scheduler().textContent).toContain('iPhone 16');
  expect(complaints).toEqual([]);
});

test('if its code fails to load, an error replaces the HTML', async () => {
  await open(async () => Promise.reject(new Error('away')));
  await act(async () => look());
  expect(await screen.findByText('Not available')).toBeTruthy();
  expect(complaints).toEqual([]);
});

test('code that arrives during hydration causes no error', async () => {
  await receive(async () => booking);
  const before = scheduler();
  const { untilAwake } = sleep;
  jest.spyOn(sleep, 'untilAwake').mockImplementation((id) => {
    const over = untilAwake(id);
    if (asked === 0) void wake(id);
    return over;
  });
  // Without this flag, React renders in several steps as in a browser. The code of the fragment
  // arrives between two steps.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    hydrate();
    await waitFor(() => expect(document.querySelector('[data-alive]')).not.toBeNull());
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
  expect(complaints).toEqual([]);
  expect(scheduler()).toBe(before);
});

test('it reports its hydration once', async () => {
  const heard = jest.fn();
  addEventListener('alive', heard);
  await open(async () => booking);
  expect(heard).not.toHaveBeenCalled();
  await act(async () => look());
  await userEvent.click(scheduler());
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-part]')?.hasAttribute('data-alive')).toBe(true);
  removeEventListener('alive', heard);
});
