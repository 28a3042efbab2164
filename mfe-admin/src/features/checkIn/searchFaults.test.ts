import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { searchFaults } from './searchFaults';

test.each([
  ['scren', 'Screen/LCD Replacement'],
  ['lcd', 'Screen/LCD Replacement'],
  ['display', 'Screen/LCD Replacement'],
  ['battry', 'Battery Replacement'],
  ['batery', 'Battery Replacement'],
  ['chargng', 'Charging Port'],
  ['charger', 'Charging Port'],
  ['motherbord', 'Motherboard Repair'],
  ['mic', 'Speaker & Microphone'],
  ['watr damage', 'Water Damage'],
])('%s is %s', (typed, name) => {
  expect(searchFaults(typed, 'iphone', servicesOf).sure).toBe(name);
  expect(searchFaults(typed, undefined, servicesOf).sure).toBe(name);
});

test('several matching faults are suggested, and none is picked', () => {
  const { names, sure } = searchFaults('repair', 'iphone', servicesOf);
  expect(names).toEqual(['Camera Repair', 'Housing Repair', 'Motherboard Repair']);
  expect(sure).toBeUndefined();
});

test.each(['keyboard', 'does not charge', 'screen flickers at night', ''])(
  '%s matches no fault of a phone',
  (typed) => {
    expect(searchFaults(typed, 'iphone', servicesOf).names).toEqual([]);
  },
);

test('a renamed fault is found by its new name, and a fault that is off is not suggested', () => {
  const name = 'Drives and storage';
  const faults = { imac: [{ id: 'storage', issue: name, name } as const] };
  const find = (text: string) =>
    searchFaults(text, 'imac', (device) => shownServices({ faults }, device, servicesOf(device)));
  expect(find('drivs').sure).toBe(name);
  expect(find('memory').names).toEqual([]);
});
