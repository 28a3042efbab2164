import { openShop } from '../openShop.fixture';

describe('the open dashboard (decision 29)', () => {
  test('whoever opens it is signed in as this browser', async () => {
    expect(await openShop().shop.staff.session()).toMatchObject({
      value: { staff: { name: 'This browser' } },
    });
  });
});
