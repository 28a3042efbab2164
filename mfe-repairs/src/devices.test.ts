import { DEVICES } from './devices';

test('there are six devices (section 3)', () => {
  expect(DEVICES).toHaveLength(6);
});
