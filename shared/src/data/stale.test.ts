import { fakeShopData, fakeSite } from '../platform/testing';
import { inviteStaffMember, listStaff } from '../domain/contract/accounts';
import { answersOf } from './answers';
import { shopApi } from './query';

test('an answer on the screen is fetched again after a write through the port', async () => {
  let names = ['Asha'];
  const shopData = fakeShopData({
    operations: {
      listStaff: async () => ({ ok: true, value: names }),
      inviteStaffMember: async () => {
        names = ['Asha', 'Bina'];
        return { ok: true, value: {} };
      },
    },
  });
  const { store, site } = fakeSite({ shopData });
  const members = answersOf(listStaff);
  const shown = store.dispatch(members.initiate({}));
  expect((await shown).data).toEqual(['Asha']);
  await site.shopData.call(inviteStaffMember, {} as never);
  await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
  expect(members.select({})(store.getState() as never).data).toEqual(names);
});
