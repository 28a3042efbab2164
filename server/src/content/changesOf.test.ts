import { changesOf } from './changesOf';

const PHONES = { role: 'Technician', text: 'Repairs phones' };
const LAPTOPS = { role: 'Technician', text: 'Repairs laptops' };
const TABLETS = { role: 'Technician', text: 'Repairs tablets' };

test('the log names entries that share their first text with others', () => {
  const before = [PHONES, LAPTOPS];
  expect(changesOf(before, [TABLETS, LAPTOPS])).toBe('changed “Technician”');
  expect(changesOf(before, [LAPTOPS])).toBe('changed “Technician”');
  expect(changesOf(before, [LAPTOPS, PHONES])).toBe('another order');
});
