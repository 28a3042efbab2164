/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DEVICE_IDS } from '../../domain/types/device';
import { PRODUCT_CATEGORIES } from '../../domain/types/product';
import { DeviceDrawing } from './DeviceDrawing';
import { ProductDrawing } from './ProductDrawing';

const drawings: [string, (title?: string) => ReactElement][] = [
  ...DEVICE_IDS.map((device): [string, (title?: string) => ReactElement] => [
    device,
    (title) => <DeviceDrawing device={device} title={title} />,
  ]),
  ...PRODUCT_CATEGORIES.map((category): [string, (title?: string) => ReactElement] => [
    category,
    (title) => <ProductDrawing category={category} title={title} />,
  ]),
];

describe.each(drawings)('the drawing of %s', (_, draw) => {
  test('is decoration unless it has a title', () => {
    render(draw());
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('is an image with its title as name', () => {
    render(draw('Our picture'));
    expect(screen.getByRole('img', { name: 'Our picture' })).toBeTruthy();
  });

  test('keeps its gradients when it is shown twice on a page', () => {
    const { container } = render(
      <>
        {draw()}
        {draw()}
      </>,
    );
    const ids = [...container.innerHTML.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
