import { fakeSite, fakeShopData } from '../platform/testing';
import { shopApi as provided } from '../platform/query';
import { madeStale } from '../platform/store/madeStale';
import { listStaff } from '../domain/contract/accounts';
import { answersOf } from './answers';
import { ask, shopApi } from './query';

const MEMBER = {
  id: '1',
  name: 'Asha',
  email: 'asha@shop.example',
  role: 'owner' as const,
  disabled: false,
  createdAt: '2026-11-23T04:15:00.000Z',
};

const members = answersOf(listStaff);

describe('the cache of server lists', () => {
  test('exists once: topics add to it, and the shell provides the same one', () => {
    expect(shopApi.endpoints).toHaveProperty('listStaff');
    expect(provided).toBe(shopApi);
  });

  test('stores an answer for every topic that requests it', async () => {
    let asked = 0;
    const readStaff = async () => {
      asked += 1;
      return { ok: true as const, value: [MEMBER] };
    };
    const { store } = fakeSite({
      shopData: fakeShopData({ operations: { listStaff: readStaff } }),
    });
    const read = () => store.dispatch(members.initiate({}));
    expect((await read()).data).toEqual([MEMBER]);
    expect((await read()).data).toEqual([MEMBER]);
    expect(asked).toBe(1);
    expect(members.select({})(store.getState() as never).data).toHaveLength(1);
  });

  test('accepts endpoints of a second remote, or of a newer release, and keeps its content', async () => {
    const readStaff = async () => ({ ok: true as const, value: [MEMBER] });
    const { store } = fakeSite({
      shopData: fakeShopData({ operations: { listStaff: readStaff } }),
    });
    await store.dispatch(members.initiate({}));
    let again: typeof members | undefined;
    await jest.isolateModulesAsync(async () => {
      jest.doMock('@mcs-repairs/shared/data/query', () => ({ ask, shopApi }));
      again = (await import('./answers')).answersOf(listStaff);
    });
    expect(again).toBe(members);
    const kept = members.select({})(store.getState() as never);
    expect(kept.data).toEqual([MEMBER]);
    const asked = await store.dispatch(members.initiate({}));
    expect(asked.data).toEqual([MEMBER]);
  });

  test('ignores an unknown tag', async () => {
    const complaints = jest.spyOn(console, 'error');
    const { store } = fakeSite();
    store.dispatch(madeStale(['Of another page']));
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
