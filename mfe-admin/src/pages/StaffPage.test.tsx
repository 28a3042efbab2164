/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  disableStaffMember,
  inviteStaffMember,
} from '@mcs-repairs/shared/domain/contract/accounts';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { actOf, may } from '@mcs-repairs/shared/domain/rules/rights';
import { RIGHTS, ROLES } from '@mcs-repairs/shared/domain/types/rights';
import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as StaffPage } from './StaffPage';

afterEach(cleanup);

const member = (id: string, name: string, disabled = false): StaffMember => ({
  id,
  name,
  email: `${id}@shop.example`,
  role: 'owner',
  disabled,
  createdAt: '2026-11-20T10:00:00Z',
});

const open = (operations: FakeWorks) => {
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      listStaff: answered([member(SITA.id, 'Sita')]),
      ...operations,
    },
  });
  return render(<AdminSite page={StaffPage} shop={shop} at="/admin/staff" />);
};

it('invites a member with a role, and disables others, but not oneself', async () => {
  const user = userEvent.setup({ delay: null });
  const kept = [member(SITA.id, 'Sita'), member('m2', 'Hari')];
  open({
    listStaff: async () => ({ ok: true, value: [...kept] }),
    inviteStaffMember: async ({ body: { name, role } }: InputOf<typeof inviteStaffMember>) => {
      const added = { ...member('m3', name), role };
      kept.push(added);
      return { ok: true, value: added };
    },
    disableStaffMember: async ({ params, body }: InputOf<typeof disableStaffMember>) => {
      const index = kept.findIndex((each) => each.id === params.id);
      const changed = member('m2', 'Hari', body.disabled);
      kept[index] = changed;
      return { ok: true, value: changed };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Disable account of Hari' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Disable the account of Hari?' }),
  );
  expect(kept[1]?.disabled).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect(await screen.findByRole('button', { name: 'Enable account of Hari' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /account of Sita/ })).toBeNull();

  const form = within(screen.getByRole('form', { name: 'Add a staff account' }));
  await user.type(form.getByLabelText(/Name/), 'Gita');
  await user.type(form.getByLabelText(/Email/), 'gita@shop.example');
  await user.selectOptions(form.getByLabelText('Role'), 'technician');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByRole('button', { name: 'Disable account of Gita' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Role of Gita').value).toBe('technician');
});

it('marks a member who has not accepted the invitation', async () => {
  const invited = { ...member('m2', 'Hari'), isInvited: true };
  open({ listStaff: answered([member(SITA.id, 'Sita'), invited]) });
  const row = (await screen.findByText('Invited')).closest('li')!;
  expect(within(row).getByText('m2@shop.example')).toBeTruthy();
  expect(screen.getAllByText('Invited')).toHaveLength(1);
});

it('requests no accounts for members who are not owners, and says why', async () => {
  const listStaff = jest.fn(answered([]));
  open({ readSession: answered({ staff: { ...SITA, role: 'clerk' } }), listStaff });
  expect(
    await screen.findByText('A clerk may not see staff accounts. Please ask an owner.'),
  ).toBeTruthy();
  expect(listStaff).not.toHaveBeenCalled();
});

it('shows the rights of each role, which the server also checks', async () => {
  open({});
  const table = within(await screen.findByRole('group', { name: 'Rights by role' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Right', 'Owner', 'Technician', 'Clerk', 'Rider', 'Moderator']);
  expect(table.getAllByRole('rowheader')).toHaveLength(RIGHTS.length);
  for (const right of RIGHTS) {
    const row = within(table.getByRole('row', { name: new RegExp(`^${actOf(right)} (Yes|No)`) }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(ROLES.map((role) => (may(role, right) ? 'Yes' : 'No')));
  }
  expect(table.getByRole('row', { name: 'Export bookings Yes No No No No' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Change bookings Yes Yes Yes No No' })).toBeTruthy();
});

it('has no accessibility violations', async () => {
  const { container } = open({});
  await screen.findByText('You');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('has no accounts in browser-only mode', async () => {
  render(<AdminSite page={StaffPage} shop={fakeShop()} at="/admin/staff" mode="browser" />);
  expect(await screen.findByText('This site has no accounts')).toBeTruthy();
});

it('keeps an edited rule after a conflict, and explains the conflict', async () => {
  const user = userEvent.setup({ delay: null });
  let kept = { version: 1, restMinutes: 30 };
  open({
    readAccountRules: async () => ({
      ok: true,
      value: [{ role: 'owner', longestHours: 12, needsSecondFactor: false, ...kept }],
    }),
    changeAccountRule: async () => {
      kept = { version: 2, restMinutes: 45 };
      return refused('conflict', 'Somebody else changed these rules meanwhile.')();
    },
  });
  const field = () =>
    screen.findByLabelText<HTMLInputElement>(/Sign out after inactivity \(minutes\)/);
  await user.clear(await field());
  await user.type(await field(), '60');
  await user.click(screen.getByRole('button', { name: 'Save sign-in rules' }));
  expect(await screen.findByText(/Somebody else changed these rules/)).toBeTruthy();
  expect((await field()).value).toBe('60');
});
