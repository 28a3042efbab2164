import { readSession } from '../../domain/contract/session';
import { openShop } from '../openShop.fixture';

describe('the open dashboard', () => {
  test('everybody is signed in as this browser', async () => {
    expect(await openShop().shop.call(readSession, {})).toMatchObject({
      value: { staff: { name: 'This browser' } },
    });
  });
});
