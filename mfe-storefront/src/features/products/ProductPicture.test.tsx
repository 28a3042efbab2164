/** @jest-environment ./tools/jest-environment.cjs */
import { render } from '@testing-library/react';
import type { ShopUnit } from '@mcs-repairs/shared/domain/types/goods';
import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import {
  IPAD_LOOKS,
  ipadLook,
  IPHONE_LOOKS,
  iphoneLook,
  MACBOOK_LOOKS,
  macbookLook,
} from './productLooks';
import { Component as ProductPicture } from './ProductPicture';

const LOOKS = { macbooks: MACBOOK_LOOKS, iphones: IPHONE_LOOKS, ipads: IPAD_LOOKS };
const shelves = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

test.each(shelves)('all %s have different drawings', (category) => {
  const products = PRODUCTS.filter((product) => product.category === category);
  expect(Object.keys(LOOKS[category]).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  const drawings = products.map((product) => {
    const { container } = render(<ProductPicture {...product} />);
    return container.innerHTML.replaceAll(/_r_\w+_/g, '');
  });
  expect(new Set(drawings).size).toBe(products.length);
});

const unit = (name: string, colour = '', chip = ''): ShopUnit => ({
  ...{ slug: 'one', category: 'macbooks', grade: 'good', battery: null, storage: '' },
  ...{ name, colour, chip },
});

test.each([
  ['MacBook Air 13 M2', 'Midnight', 'M2', { front: 'notch', inches: 13, tone: 'dark' }],
  ['MacBook Air (Starlight)', '', 'M1', { front: 'full', inches: 13, tone: 'gold' }],
  ['MacBook Pro 14-inch', 'Silver', 'M1 Pro', { front: 'notch', inches: 14, tone: 'light' }],
  ['MacBook Pro 13-inch', 'Space Gray', 'M2', { front: 'full', inches: 13, tone: 'dark' }],
])('the drawing of %s %s has its colour and size', (name, colour, chip, look) => {
  expect(macbookLook(unit(name, colour, chip))).toEqual(look);
});

test('phones and tablets get their cameras and sizes from their names', () => {
  expect(iphoneLook(unit('iPhone 13 Pro Max', 'Alpine Green'))).toEqual({
    ...{ cameras: 3, inches: 6.7, tone: 'green' },
  });
  expect(iphoneLook(unit('iPhone 12', 'Blue'))).toEqual({ cameras: 2, inches: 6.1, tone: 'blue' });
  expect(ipadLook(unit('iPad Pro 12.9-inch (6th generation)', 'Space Grey'))).toEqual({
    ...{ side: 'pair', cameras: 2, inches: 12.9, tone: 'dark' },
  });
  expect(ipadLook(unit('iPad (10th generation)'))).toEqual({
    ...{ side: 'pair', cameras: 1, inches: 10.9, tone: 'light' },
  });
});
