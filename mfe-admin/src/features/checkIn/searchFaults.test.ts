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
  expect(searchFaults(typed, 'iphone').sure).toBe(name);
  expect(searchFaults(typed, undefined).sure).toBe(name);
});

test('several matching faults are suggested, and none is picked', () => {
  const { names, sure } = searchFaults('repair', 'iphone');
  expect(names).toEqual(['Camera Repair', 'Housing Repair', 'Motherboard Repair']);
  expect(sure).toBeUndefined();
});

test.each(['keyboard', 'does not charge', 'screen flickers at night', ''])(
  '%s matches no fault of a phone',
  (typed) => {
    expect(searchFaults(typed, 'iphone').names).toEqual([]);
  },
);
