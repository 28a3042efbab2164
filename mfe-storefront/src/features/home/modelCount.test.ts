import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';
import { modelCount } from './modelCount';

test.each(DEVICE_IDS)('the count of %s models equals that of the catalogue', (device) => {
  expect(modelCount[device]).toBe(modelsOf(device).length);
});
