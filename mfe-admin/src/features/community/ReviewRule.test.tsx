/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, SITA, type FakeWorks } from '../../testing/fakeShop';
import { ReviewRule } from './ReviewRule';

afterEach(cleanup);

const open = (role: string, operations: FakeWorks) =>
  render(
    <AdminSite
      page={ReviewRule}
      at="/admin/community"
      shop={{
        ...fakeShop({
          operations: {
            readSession: answered({ staff: { ...SITA, role } }),
            readCommunityRules: answered({ review: 'none', version: 3 }),
            ...operations,
          },
        }),
        mode: 'connected',
      }}
    />,
  );

test('an owner chooses which posts wait for a review', async () => {
  const changeCommunityRules = jest.fn(answered({ review: 'links', version: 4 }));
  open('owner', { changeCommunityRules });
  const choice = await screen.findByLabelText('New posts and replies of visitors');
  expect(screen.queryByRole('button', { name: 'Save review rule' })).toBeNull();
  await userEvent.selectOptions(choice, 'Review posts with links');
  await userEvent.click(screen.getByRole('button', { name: 'Save review rule' }));
  expect(changeCommunityRules).toHaveBeenCalledWith({ body: { review: 'links', version: 3 } });
});

test('a refused change says why, and the choice stays', async () => {
  const message = 'Somebody else changed this in the meantime. Please check it and try again.';
  const refused = async () => ({
    ok: false as const,
    failure: { code: 'conflict' as const, message },
  });
  open('owner', { changeCommunityRules: refused });
  const choice = await screen.findByLabelText('New posts and replies of visitors');
  await userEvent.selectOptions(choice, 'Review first posts and posts with links');
  await userEvent.click(screen.getByRole('button', { name: 'Save review rule' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect((choice as HTMLSelectElement).value).toBe('first');
});
