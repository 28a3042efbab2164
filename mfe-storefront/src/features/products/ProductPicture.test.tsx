/** @jest-environment ./tools/jest-environment.cjs */
import { render } from '@testing-library/react';
import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { IPAD_LOOKS, IPHONE_LOOKS, MACBOOK_LOOKS } from './productLooks';
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
