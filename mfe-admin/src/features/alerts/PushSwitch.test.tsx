/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ALERTS } from '@mcs-repairs/shared/domain/types/alert';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused, type FakeWorks } from '../../testing/fakeShop';
import { installPush, PUSHED } from '../../testing/fakePush';
import { AlertSettings } from './AlertSettings';

let push: ReturnType<typeof installPush> | undefined;
afterEach(() => {
  cleanup();
  push?.remove();
  push = undefined;
});

const ON = 'Turn on push alerts in this browser';
const OFF = 'Turn off push alerts in this browser';

/** `hasPush` says whether the fake shop already stores a push subscription when the test begins. */
function open(operations: FakeWorks = {}, hasPush = false) {
  let kept = hasPush;
  const keeping = (now: boolean) => async () => {
    kept = now;
    return { ok: true as const, value: null };
  };
  const shop = fakeShop({
    operations: {
      readAlertSettings: async () => ({
        ok: true,
        value: { choices: NO_ALERTS, pushKey: 'key', hasPush: kept },
      }),
      subscribeToPush: keeping(true),
      unsubscribeFromPush: keeping(false),
      ...operations,
    },
  });
  return render(<AdminSite page={AlertSettings} shop={shop} at="/admin/account" />);
}
const press = async (name: string) =>
  userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name }));

it('has no switch if the browser does not support push messages', async () => {
  open();
  expect(await screen.findByText('This browser does not support push messages.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ON })).toBeNull();
});

it('subscribes with the browser’s push service, and unsubscribes', async () => {
  push = installPush();
  open();
  await press(ON);
  expect(await screen.findByText(/shows push messages until you sign out/)).toBeTruthy();
  push.unsubscribe.mockClear();
  await press(OFF);
  expect(await screen.findByRole('button', { name: ON })).toBeTruthy();
  expect(push.unsubscribe).toHaveBeenCalledTimes(1);
});

it('sends the subscription of the push service to the server', async () => {
  push = installPush();
  const subscribeToPush = jest.fn(answered(null));
  open({ subscribeToPush });
  await press(ON);
  await screen.findByRole('button', { name: ON });
  expect(subscribeToPush).toHaveBeenCalledWith({ body: PUSHED });
});

it('explains how to allow messages if the browser blocks them', async () => {
  push = installPush({ permission: 'denied' });
  const subscribeToPush = jest.fn(answered(null));
  open({ subscribeToPush });
  await press(ON);
  expect(await screen.findByText(/blocks notifications from this site/)).toBeTruthy();
  expect(subscribeToPush).not.toHaveBeenCalled();
});

it('says that the push service cannot be reached', async () => {
  const subscribe = async () => Promise.reject(new Error('no service'));
  push = installPush({ subscribe });
  open();
  await press(ON);
  expect(await screen.findByText(/push service could not be reached/)).toBeTruthy();
});

it('says why the server refused the subscription, and stays off', async () => {
  push = installPush();
  open({ subscribeToPush: refused('invalid', 'The shop does not know this push service.') });
  await press(ON);
  expect(await screen.findByText('The shop does not know this push service.')).toBeTruthy();
  expect(screen.getByRole('button', { name: ON })).toBeTruthy();
});
