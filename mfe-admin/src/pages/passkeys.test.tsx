/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
} from '@mcs-repairs/shared/domain/types/passkey';
import type { SecondFactorState } from '@mcs-repairs/shared/domain/types/secondFactor';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { cancelled, installAuthenticator } from '../testing/fakeAuthenticator';
import { Component as SecurityPage } from './SecurityPage';
import { Component as BookingsPage } from './BookingsPage';

let authenticator: ReturnType<typeof installAuthenticator>;
beforeEach(() => {
  authenticator = installAuthenticator();
});
afterEach(() => {
  cleanup();
  authenticator.remove();
});

const CHALLENGE = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const CREATION: PasskeyCreation = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'The shop' },
  user: { id: 'AQ', name: 'sita@shop.example', displayName: 'Sita' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
};
const REQUEST: PasskeyRequest = {
  challenge: CHALLENGE,
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'preferred',
  allowCredentials: [{ id: 'AQID', type: 'public-key', transports: ['internal'] }],
};
const LAPTOP: Passkey = {
  id: 'one',
  name: 'Laptop at the counter',
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  elsewhere: false,
};
const NONE: SecondFactorState = { since: null, required: false, codesLeft: 0 };
const PROOF = expect.objectContaining({ id: 'AQID', type: 'public-key' }) as unknown;

const shopWith = (operations: FakeWorks) =>
  fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      listSessions: answered([]),
      ...operations,
    },
  });

const account = (operations: FakeWorks) =>
  render(
    <AdminSite page={SecurityPage} shop={shopWith(operations)} at="/admin/account/security" />,
  );

async function halfSignedIn(operations: FakeWorks, factors: ('code' | 'passkey')[]) {
  const user = userEvent.setup({ delay: null });
  const shop = shopWith({
    readSession: answered({ staff: null }),
    signIn: refused('second-factor-needed', 'Please confirm', { factors }),
    askForSignInPasskey: answered(REQUEST),
    ...operations,
  });
  const { container } = render(<AdminSite page={BookingsPage} shop={shop} />);
  await user.type(await screen.findByLabelText(/Email/), 'sita@shop.example');
  await user.type(screen.getByLabelText(/Password/), 'the password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { user, container };
}

it('asks for the passkey after the password, and signs in', async () => {
  const finishSignInByPasskey = jest.fn(answered({ staff: SITA }));
  const { user, container } = await halfSignedIn({ finishSignInByPasskey }, ['code', 'passkey']);
  const button = await screen.findByRole('button', { name: 'Sign in with passkey' });
  expect(document.activeElement).toBe(button);
  expect(screen.getByLabelText(/Code/)).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Sita')).toBeTruthy();
  expect(finishSignInByPasskey).toHaveBeenCalledWith({ body: PROOF });
});

it('says that the passkey was cancelled or refused, and can be tried again', async () => {
  const finishSignInByPasskey = jest
    .fn(answered({ staff: SITA }))
    .mockImplementationOnce(refused('invalid', 'The passkey was not taken') as never);
  const { user } = await halfSignedIn({ finishSignInByPasskey }, ['passkey']);
  authenticator.get.mockRejectedValueOnce(cancelled());
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Sign in with passkey' }));
  await press();
  expect(await screen.findByText(/was cancelled or took too long/)).toBeTruthy();
  await press();
  expect(await screen.findByText('The passkey was not taken')).toBeTruthy();
  await press();
  expect(await screen.findByText('Sita')).toBeTruthy();
});

it('accepts a code if the browser does not support passkeys', async () => {
  authenticator.remove();
  const finishSignIn = jest.fn(answered({ staff: SITA }));
  const { user } = await halfSignedIn({ finishSignIn }, ['passkey']);
  const code = await screen.findByLabelText(/Code/);
  expect(document.activeElement).toBe(code);
  expect(screen.queryByRole('button', { name: 'Sign in with passkey' })).toBeNull();
  await user.type(code, 'AAAA-BBBB{Enter}');
  expect(await screen.findByText('Sita')).toBeTruthy();
});

it('is added with a name, and the first one shows recovery codes', async () => {
  const user = userEvent.setup({ delay: null });
  let kept: Passkey[] = [];
  const addPasskey = jest.fn(answered({ codes: ['AAAA-BBBB'] }));
  const { container } = account({
    readSecondFactor: async () => ({ ok: true, value: { ...NONE, codesLeft: kept.length } }),
    listPasskeys: async () => ({ ok: true, value: kept }),
    beginPasskey: answered(CREATION),
    addPasskey,
  });
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const make = screen.getByRole('button', { name: 'Create passkey' });
  await user.click(make);
  expect(await screen.findByText('Please give the passkey a name')).toBeTruthy();
  const name = screen.getByLabelText<HTMLInputElement>(/Passkey name/);
  await user.type(name, LAPTOP.name);
  authenticator.create.mockRejectedValueOnce(cancelled());
  await user.click(make);
  expect(await screen.findByText(/was cancelled/)).toBeTruthy();
  expect(name.value).toBe(LAPTOP.name);
  expect(addPasskey).not.toHaveBeenCalled();
  expect(await accessibilityFaults(container)).toEqual([]);
  kept = [LAPTOP];
  await user.click(make);
  expect(await screen.findByText('AAAA-BBBB')).toBeTruthy();
  expect(addPasskey).toHaveBeenCalledWith({
    body: {
      name: LAPTOP.name,
      credential: expect.objectContaining({
        response: expect.objectContaining({ transports: ['internal'] }),
      }),
    },
  });
  await user.click(screen.getByRole('checkbox', { name: /wrote them down/ }));
  await user.click(screen.getByRole('button', { name: 'Hide recovery codes' }));
  const list = await screen.findByRole('list', { name: 'Passkeys' });
  expect(within(list).getByText(LAPTOP.name, { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('One recovery code is left.')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  ['the site cannot have any', 'Browsers make passkeys for names alone'],
  ['there are ten already', 'An account can have 10 passkeys.'],
])('explains why no passkey was created: %s', async (_, message) => {
  const user = userEvent.setup({ delay: null });
  account({ beginPasskey: refused('conflict', message) });
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await user.type(screen.getByLabelText(/Passkey name/), 'Laptop{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(authenticator.create).not.toHaveBeenCalled();
});

it('is removed after confirmation and password, and leaves the list', async () => {
  const user = userEvent.setup({ delay: null });
  let kept = [LAPTOP, { ...LAPTOP, id: 'two', name: 'Key ring', elsewhere: true }];
  const removePasskey = jest.fn(async ({ params }: { params: { id: string } }) => {
    kept = kept.filter((passkey) => passkey.id !== params.id);
    return { ok: true as const, value: null };
  });
  removePasskey.mockImplementationOnce(
    refused('approval-needed', 'Your password, please') as never,
  );
  account({
    listPasskeys: async () => ({ ok: true, value: kept }),
    confirmSession: answered(null),
    removePasskey,
  });
  expect(await screen.findByText('Works only at another web address')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: `Remove passkey ${LAPTOP.name}` }));
  expect(removePasskey).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  await user.type(await screen.findByLabelText(/Your password/), 'the password{Enter}');
  expect(await screen.findByText(/Laptop at the counter was removed/)).toBeTruthy();
  expect(removePasskey).toHaveBeenCalledTimes(2);
  const list = screen.getByRole('list', { name: 'Passkeys' });
  expect(within(list).queryByText(LAPTOP.name)).toBeNull();
});

it('makes new recovery codes', async () => {
  const user = userEvent.setup({ delay: null });
  const renewRecoveryCodesByPasskey = jest.fn(answered({ codes: ['EEEE-FFFF'] }));
  account({
    listPasskeys: answered([LAPTOP]),
    askForPasskey: answered(REQUEST),
    renewRecoveryCodesByPasskey,
  });
  expect(await screen.findByText(/No recovery codes are left/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm identity with passkey' }));
  expect(await screen.findByText('EEEE-FFFF')).toBeTruthy();
  expect(renewRecoveryCodesByPasskey).toHaveBeenCalledWith({ body: PROOF });
});

it('confirms the identity again before another is removed', async () => {
  const user = userEvent.setup({ delay: null });
  const removePasskey = jest
    .fn(answered(null))
    .mockImplementationOnce(
      refused('second-factor-needed', 'Please confirm', { factors: ['passkey'] }) as never,
    );
  const confirmSessionByPasskey = jest.fn(answered(null));
  account({
    readSecondFactor: answered({ ...NONE, codesLeft: 9 }),
    listPasskeys: answered([LAPTOP]),
    removePasskey,
    askForPasskey: answered(REQUEST),
    confirmSessionByPasskey,
  });
  await user.click(await screen.findByRole('button', { name: /^Remove passkey/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  expect(within(dialog).getByText(/Each of your recovery codes works once/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Confirm identity with passkey' }));
  expect(await screen.findByText(/was removed/)).toBeTruthy();
  expect(confirmSessionByPasskey).toHaveBeenCalledWith({ body: PROOF });
  expect(removePasskey).toHaveBeenCalledTimes(2);
});
