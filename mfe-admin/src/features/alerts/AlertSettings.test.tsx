/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ALERTS, type AlertChoices } from '@mcs-repairs/shared/domain/types/alert';
import { AdminFrame } from '../../frame/AdminFrame';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../../testing/fakeShop';
import { AlertSettings } from './AlertSettings';

afterEach(cleanup);

const Page = () => (
  <AdminFrame title="Account" skeleton={null}>
    <AlertSettings />
  </AdminFrame>
);
const settings = (choices: AlertChoices = NO_ALERTS) =>
  answered({ choices, pushKey: 'key', hasPush: false });

function open(operations: FakeWorks, role = 'owner') {
  const readSession = answered({ staff: { ...SITA, role } });
  const shop = fakeShop({
    operations: { readSession, readAlertSettings: settings(), ...operations },
  });
  return render(<AdminSite page={Page} shop={shop} at="/admin/account" />);
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('stores each checkbox as soon as it is ticked', async () => {
  const user = userEvent.setup({ delay: null });
  const chooseAlerts = jest.fn(answered(null));
  const before = { ...NO_ALERTS, mail: ['booking' as const] };
  const { container } = open({ readAlertSettings: settings(before), chooseAlerts });
  expect((await box('A new booking: Email')).checked).toBe(true);
  await user.click(await box('A new enquiry: Email'));
  expect(chooseAlerts).toHaveBeenLastCalledWith({
    body: { ...NO_ALERTS, mail: ['booking', 'enquiry'] },
  });
  await user.click(await box('A new booking: Email'));
  expect(chooseAlerts).toHaveBeenLastCalledWith({ body: { ...NO_ALERTS, mail: ['enquiry'] } });
  expect((await box('A new booking: Email')).checked).toBe(false);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  ['too-many-requests', 'The change was not saved. Too many requests.', 'Too many requests.'],
  [
    'network',
    'The change may have been saved. The shop could not be reached.',
    'The shop could not be reached.',
  ],
] as const)('after the failure %s it says: %s', async (code, text, message) => {
  const user = userEvent.setup({ delay: null });
  open({ chooseAlerts: refused(code, message) });
  await user.click(await box('A customer cancels: Sound'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect((await box('A customer cancels: Sound')).checked).toBe(false);
});

it.each([
  ['clerk', 'A new booking: Email', 'A new community post or reply: Email'],
  ['moderator', 'A new community post or reply: Email', 'A new booking: Email'],
])('offers a %s only alerts about what the role may see', async (role, shown, missing) => {
  open({}, role);
  expect(await box(shown)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: missing })).toBeNull();
});

it('says why the choices could not be loaded, and loads them again', async () => {
  const user = userEvent.setup({ delay: null });
  const readAlertSettings = jest
    .fn(settings())
    .mockImplementationOnce(refused('unavailable', 'The shop cannot answer right now.') as never);
  open({ readAlertSettings });
  expect(await screen.findByText('The shop cannot answer right now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await box('A new booking: Email')).toBeTruthy());
});
