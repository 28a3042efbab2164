import { fakeSite, fakeShopData } from '../platform/testing';
import { shopApi as provided } from '../platform/query';
import { accountsApi } from './accounts/endpoints';
import { ask, shopApi } from './query';

const MEMBER = {
  id: '1',
  name: 'Asha',
  email: 'asha@shop.example',
  role: 'owner' as const,
  disabled: false,
  createdAt: '2026-11-23T04:15:00.000Z',
};

describe('the cache of server lists', () => {
  test('is one: topics add to it, and what the shell gives is the same one', () => {
    expect(accountsApi).toBe(shopApi);
    expect(provided).toBe(shopApi);
  });

  test('keeps an answer in the store, for every topic that asks', async () => {
    let asked = 0;
    const members = async () => {
      asked += 1;
      return { ok: true as const, value: [MEMBER] };
    };
    const { store } = fakeSite({ shopData: fakeShopData({ staff: { members } }) });
    const read = () => store.dispatch(accountsApi.endpoints.members.initiate());
    expect((await read()).data).toEqual([MEMBER]);
    expect((await read()).data).toEqual([MEMBER]);
    expect(asked).toBe(1);
    expect(accountsApi.endpoints.members.select()(store.getState() as never).data).toHaveLength(1);
  });

  test('takes the endpoints of a second remote, or of a newer release, without losing what it keeps', async () => {
    const members = async () => ({ ok: true as const, value: [MEMBER] });
    const { store } = fakeSite({ shopData: fakeShopData({ staff: { members } }) });
    await store.dispatch(accountsApi.endpoints.members.initiate());
    let again: typeof accountsApi | undefined;
    await jest.isolateModulesAsync(async () => {
      jest.doMock('@mcs-repairs/shared/data/query', () => ({ ask, shopApi }));
      again = (await import('./accounts/endpoints')).accountsApi;
    });
    expect(again).toBe(shopApi);
    const kept = accountsApi.endpoints.members.select()(store.getState() as never);
    expect(kept.data).toEqual([MEMBER]);
    const asked = await store.dispatch(accountsApi.endpoints.members.initiate());
    expect(asked.data).toEqual([MEMBER]);
  });
});
