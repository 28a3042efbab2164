import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICES } from './devices';
import { LOOKS } from './features/devices/DeviceTiles';

test('there are six devices (section 3)', () => {
  expect(DEVICES).toHaveLength(6);
});

test('each tile has the drawing of the first listed model of its device', () => {
  expect(LOOKS).toEqual(Object.fromEntries(DEVICES.map(({ id }) => [id, modelsOf(id)[0]?.look])));
});
