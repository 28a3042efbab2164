/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA } from '../testing/fakeShop';
import { Component as ReleasesPage } from './ReleasesPage';

afterEach(cleanup);

const AT = '2026-11-20T10:00:00Z';
const entry = (version: string, bytes: number, share: number) => ({
  ...{ version, bytes, share, builtAt: AT, builder: 'asha@desk', commit: 'c0ffee12345678' },
  ...{ prefixes: ['/book'], fragments: [], takenBack: null, warnings: [] },
  browserCheck: null,
  health:
    share > 0 ? { browser: { views: 24, failures: 0 }, server: { views: 30, failures: 1 } } : null,
});
const BOOKING: RemoteReleases = {
  remote: 'booking',
  revision: 2,
  active: '1.0.0-new',
  canary: null,
  previous: '1.0.0-old',
  releases: [entry('1.0.0-new', 512_000, 100), entry('1.0.0-old', 500_000, 0)],
  activations: [
    {
      ...{ version: '1.0.0-new', previous: '1.0.0-old', revision: 2, by: 'Booking team, CI' },
      ...{ why: 'released', at: AT, proof: { milliseconds: 420, pages: 7, fragments: 1 } },
    },
  ],
};

const AT_BOOKING = { params: { remote: 'booking' } };

const listed = (...remotes: RemoteReleases[]) => ({ listReleases: answered({ remotes }) });
const open = (operations: NonNullable<Parameters<typeof fakeShop>[0]>['operations']) => {
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      ...listed(BOOKING),
      listReleaseTokens: answered([]),
      ...operations,
    },
  });
  render(
    <AdminSite page={ReleasesPage} shop={{ ...shop, mode: 'connected' }} at="/admin/releases" />,
  );
  return userEvent.setup({ delay: null });
};

it('shows who released a version, its checks and its change of size', async () => {
  open({});
  const card = within(await screen.findByRole('region', { name: 'booking' }));
  expect(card.getByText('100% of visitors')).toBeTruthy();
  expect(card.getByText(/Released by Booking team, CI/)).toBeTruthy();
  expect(card.getByText('7 pages in 420 ms')).toBeTruthy();
  expect(card.getByText('512 kB (+12 kB)')).toBeTruthy();
  expect(card.getByText('c0ffee123456')).toBeTruthy();
});

it('shows warnings of an activation', async () => {
  const warning =
    'The type of shared/platform/site useNow has changed: built against 3.0.0, the site provides 3.1.0';
  const warned = { ...entry('1.0.0-new', 512_000, 100), warnings: [warning] };
  open(listed({ ...BOOKING, releases: [warned] }));
  const card = within(await screen.findByRole('region', { name: 'booking' }));
  expect(card.getByText(warning)).toBeTruthy();
  cleanup();
  open({});
  await screen.findByRole('region', { name: 'booking' });
  expect(screen.queryByText(/has changed/)).toBeNull();
});

it('shows who reported a browser check, and where there is none', async () => {
  const check = { pages: 7, milliseconds: 31_000, by: 'Booking team, CI', at: AT };
  const checked = { ...entry('1.0.0-new', 512_000, 100), browserCheck: check };
  open(listed({ ...BOOKING, releases: [checked] }));
  const card = within(await screen.findByRole('region', { name: 'booking' }));
  expect(card.getByText('7 pages opened, reported by Booking team, CI')).toBeTruthy();
  cleanup();
  const tried = [entry('1.0.1-try', 512_000, 10), checked];
  open(listed({ ...BOOKING, canary: '1.0.1-try', releases: tried }));
  const part = within(
    await screen.findByRole('region', { name: 'Shown to 10% of visitors Canary' }),
  );
  expect(part.getByText('Browser check: Not reported')).toBeTruthy();
});

it('rolls back with the revision on the page', async () => {
  const activateRelease = jest.fn(answered({ ...BOOKING, active: '1.0.0-old', revision: 3 }));
  const user = open({ activateRelease });
  await user.click(
    await screen.findByRole('button', { name: 'Roll back to version 1.0.0-old of booking' }),
  );
  const choice = { version: '1.0.0-old', expectedRevision: 2 };
  expect(activateRelease).toHaveBeenCalledWith({ ...AT_BOOKING, body: choice });
  expect(await screen.findByText('booking 1.0.0-old is active.')).toBeTruthy();
});

it('removes an area after a confirmation, with the revision on the page', async () => {
  const withdrawArea = jest.fn(answered({ ...BOOKING, active: null, revision: 3 }));
  const user = open({ withdrawArea });
  await user.click(await screen.findByText(/All versions of booking/));
  await user.click(screen.getByRole('button', { name: 'Remove area booking from the site' }));
  await user.click(screen.getByRole('button', { name: 'Keep area booking' }));
  expect(withdrawArea).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove area booking from the site' }));
  await user.click(screen.getByRole('button', { name: 'Remove area booking' }));
  expect(withdrawArea).toHaveBeenCalledWith({ ...AT_BOOKING, query: { expectedRevision: 2 } });
  expect(await screen.findByText('booking is no longer part of the site.')).toBeTruthy();
});

it('says why an area was not removed', async () => {
  const user = open({ withdrawArea: refused('stale-version', 'booking was changed meanwhile') });
  await user.click(await screen.findByText(/All versions of booking/));
  await user.click(screen.getByRole('button', { name: 'Remove area booking from the site' }));
  await user.click(screen.getByRole('button', { name: 'Remove area booking' }));
  expect(await screen.findByText(/was not removed. booking was changed meanwhile/)).toBeTruthy();
});

it('does not say that an area is unchanged if no response arrives', async () => {
  const unreachable = refused('network', 'The shop could not be reached.');
  const user = open({ withdrawArea: unreachable, activateRelease: unreachable });
  await user.click(await screen.findByRole('button', { name: /^Roll back to version/ }));
  expect(await screen.findByText('booking may have been changed')).toBeTruthy();
  expect(screen.getByText('The shop could not be reached.')).toBeTruthy();
  await user.click(screen.getByText(/All versions of booking/));
  await user.click(screen.getByRole('button', { name: 'Remove area booking from the site' }));
  await user.click(screen.getByRole('button', { name: 'Remove area booking' }));
  expect(
    await screen.findByText('booking may have been removed. The shop could not be reached.'),
  ).toBeTruthy();
});

it.each(['shell', 'admin'])('does not remove %s, which every activation needs', async (remote) => {
  const user = open(listed({ ...BOOKING, remote }));
  await user.click(await screen.findByText(/All versions of/));
  expect(screen.getAllByRole('button', { name: /Activate/ }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /from the site/ })).toBeNull();
});

it('previews a version in this browser only, and links to it', async () => {
  const previewRelease = jest.fn(answered({ preview: { booking: '1.0.0-old' }, address: '/x' }));
  const user = open({ previewRelease });
  await user.click(await screen.findByText(/All versions of booking/));
  await user.click(screen.getByRole('button', { name: 'Preview version of booking, 1.0.0-old' }));
  expect(previewRelease).toHaveBeenCalledWith({ ...AT_BOOKING, body: { show: '1.0.0-old' } });
  const link = await screen.findByRole('link', { name: 'Open preview' });
  expect(link.getAttribute('href')).toBe('/book');
});

it('shows the health of a version, starts a canary, and activates or withdraws it', async () => {
  const tried = {
    ...BOOKING,
    canary: '1.0.1-try',
    releases: [entry('1.0.1-try', 512_000, 10), ...BOOKING.releases],
  };
  const activateRelease = jest.fn(answered(tried));
  const user = open({ ...listed(tried), activateRelease });
  const part = within(
    await screen.findByRole('region', { name: 'Shown to 10% of visitors Canary' }),
  );
  expect(
    part.getByText('Page views: 24 in browsers, none failed; 30 on the server, 1 failed'),
  ).toBeTruthy();
  await user.selectOptions(part.getByLabelText('Share of visitors'), '50');
  await user.click(part.getByRole('button', { name: 'End canary release 1.0.1-try of booking' }));
  await user.click(
    part.getByRole('button', { name: 'Activate version for all visitors of booking' }),
  );
  const choice = { version: '1.0.1-try', expectedRevision: 2 };
  expect(activateRelease.mock.calls).toEqual([
    [{ ...AT_BOOKING, body: { ...choice, percent: 50 } }],
    [{ ...AT_BOOKING, body: { ...choice, percent: 0 } }],
    [{ ...AT_BOOKING, body: choice }],
  ]);
});

it('offers the newest version to a share of visitors first', async () => {
  const newer = { ...BOOKING, releases: [entry('1.0.1-new', 512_000, 0), ...BOOKING.releases] };
  const activateRelease = jest.fn(answered(newer));
  const user = open({ ...listed(newer), activateRelease });
  const name = 'Show version 1.0.1-new to 10% of visitors of booking';
  await user.click(await screen.findByRole('button', { name }));
  expect(activateRelease).toHaveBeenCalledWith({
    ...AT_BOOKING,
    body: { version: '1.0.1-new', expectedRevision: 2, percent: 10 },
  });
});

it('explains why the site rolled a version back, and activates it again only beside that explanation', async () => {
  const bad = {
    ...entry('1.0.1-bad', 512_000, 0),
    takenBack: { at: AT, reason: '7 of 24 views failed in browsers' },
  };
  const remote = { ...BOOKING, releases: [bad, ...BOOKING.releases] };
  const activateRelease = jest.fn(answered(remote));
  const user = open({ ...listed(remote), activateRelease });
  const cause = /^1\.0\.1-bad was rolled back automatically.*7 of 24 views failed in browsers/;
  expect(await screen.findByText(cause)).toBeTruthy();
  await user.click(await screen.findByText('All versions of booking (3)'));
  expect(
    screen.getByText(/^Rolled back automatically.*7 of 24 views failed in browsers/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Activate version 1|^Show/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Activate version of booking, 1.0.1-bad' }));
  expect(activateRelease).toHaveBeenCalledWith({
    ...AT_BOOKING,
    body: { version: '1.0.1-bad', expectedRevision: 2, again: true },
  });
});

it('lists every reason of a refusal', async () => {
  const fields = { names: 'It takes itemAdded', 'page /book': 'The page /book fails' };
  const user = open({ activateRelease: refused('invalid', 'Not released', { fields }) });
  await user.click(
    await screen.findByRole('button', { name: 'Roll back to version 1.0.0-old of booking' }),
  );
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText('It takes itemAdded')).toBeTruthy();
  expect(told.getByText('The page /book fails')).toBeTruthy();
});

it('creates a token, shows its secret once, and revokes it', async () => {
  const token = { id: 't1', remote: 'booking', prefixes: ['/book'], label: 'CI', createdAt: AT };
  const made = { ...token, lastUsedAt: null, secret: 'the-secret' };
  const makeReleaseToken = jest.fn(answered(made));
  const withdrawReleaseToken = jest.fn(answered(null));
  const listReleaseTokens = jest
    .fn(answered([{ ...token, lastUsedAt: null }]))
    .mockImplementationOnce(answered([]) as never);
  const user = open({ makeReleaseToken, withdrawReleaseToken, listReleaseTokens });
  const form = within(await screen.findByRole('form', { name: 'Create release token' }));
  await user.type(form.getByLabelText(/Area/), 'booking');
  await user.type(form.getByLabelText(/Paths/), '/book, /my-booking/*');
  await user.type(form.getByLabelText(/Used by/), 'CI');
  await user.click(form.getByRole('button', { name: 'Create release token' }));
  expect(await screen.findByText('the-secret')).toBeTruthy();
  const wish = { remote: 'booking', prefixes: ['/book', '/my-booking/*'], label: 'CI' };
  expect(makeReleaseToken).toHaveBeenCalledWith({ body: wish });
  await user.click(
    await screen.findByRole('button', { name: 'Revoke release token CI of booking' }),
  );
  expect(withdrawReleaseToken).toHaveBeenCalledWith({ params: { id: 't1' } });
});

it('says beside the field what is wrong with it', async () => {
  const makeReleaseToken = jest.fn(answered({} as never));
  const user = open({ makeReleaseToken });
  const form = within(await screen.findByRole('form', { name: 'Create release token' }));
  await user.type(form.getByLabelText(/Area/), 'Trade In');
  await user.click(form.getByRole('button', { name: 'Create release token' }));
  expect(await form.findByText(/Please give the name of a remote/)).toBeTruthy();
  expect(form.getByText(/Please say who will use it/)).toBeTruthy();
  expect(makeReleaseToken).not.toHaveBeenCalled();
});

it('has nothing to release in browser-only mode', async () => {
  render(<AdminSite page={ReleasesPage} shop={fakeShop()} at="/admin/releases" mode="browser" />);
  expect(await screen.findByText('This site has no releases')).toBeTruthy();
});

it('shows the cause of a rollback on the card only until a newer version is active', async () => {
  const bad = {
    ...entry('1.0.0-bad', 512_000, 0),
    takenBack: { at: AT, reason: '7 of 24 views failed in browsers' },
  };
  const [active, older] = BOOKING.releases;
  open(listed({ ...BOOKING, releases: [active, bad, older] as typeof BOOKING.releases }));
  expect(await screen.findByText('All versions of booking (3)')).toBeTruthy();
  expect(screen.queryByText(/was rolled back automatically/)).toBeNull();
});
