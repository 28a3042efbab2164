import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { CLEAR_FILTER, listProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { badgesOf } from './productBadges';

test('every third product of the default listing is PREOWNED and every fifth FLASH SALE', () => {
  listProducts(PRODUCTS, CLEAR_FILTER).forEach((product, position) => {
    expect(badgesOf(product).includes('PREOWNED')).toBe(position % 3 === 0);
    expect(badgesOf(product).includes('FLASH SALE')).toBe(position % 5 === 0);
  });
});
