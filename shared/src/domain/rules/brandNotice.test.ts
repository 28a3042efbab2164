import { LAPTOP_BRANDS } from '../catalogue/laptopBrands';
import { brandNotice } from './brandNotice';

test('the eight brands without own data say that they show Dell’s', () => {
  const noticed = LAPTOP_BRANDS.filter((brand) => brandNotice(brand)?.includes('Dell')).map(
    ({ slug }) => slug,
  );
  expect(noticed).toEqual([
    'acer',
    'msi',
    'razer',
    'samsung',
    'surface',
    'gaming',
    'business',
    'other',
  ]);
  expect(brandNotice(LAPTOP_BRANDS[0]!)).toBeNull();
});
