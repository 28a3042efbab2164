import { rupees } from './rupees';

test.each([
  [500, 'Rs. 500'],
  [12500, 'Rs. 12,500'],
  [125000, 'Rs. 1,25,000'],
])('%d is %s', (amount, text) => expect(rupees(amount)).toBe(text));
