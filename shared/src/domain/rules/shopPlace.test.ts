import { DEFAULT_SHOP_PROFILE } from '../catalogue/shopProfile';
import { shopPlace } from './shopPlace';

test.each([
  [DEFAULT_SHOP_PROFILE.address, 'Putalisadak, Kathmandu', 'Putalisadak'],
  ['Shop 4, Star Mall, New Road, Kathmandu, NEPAL', 'New Road, Kathmandu', 'New Road'],
  ['Pokhara', 'Pokhara', 'Pokhara'],
  [' Patan ,, Lalitpur ', 'Patan, Lalitpur', 'Patan'],
  ['Nepal', 'Nepal', 'Nepal'],
])('the shop at %s is in %s', (address, place, quarter) => {
  expect(shopPlace(address)).toEqual({ place, quarter });
});
