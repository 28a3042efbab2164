import type { DeviceId, RepairService, RepairText, RepairTexts } from '../types/device';
import { IMAC_REPAIRS } from './imacRepairs';
import { IPAD_REPAIRS } from './ipadRepairs';
import { IPHONE_REPAIRS } from './iphoneRepairs';
import { LAPTOP_REPAIRS } from './laptopRepairs';
import { MACBOOK_REPAIRS } from './macbookRepairs';
import { textOf } from './textOf';
import { WATCH_REPAIRS } from './watchRepairs';

const TEXTS: Record<DeviceId, RepairTexts> = {
  iphone: IPHONE_REPAIRS,
  ipad: IPAD_REPAIRS,
  macbook: MACBOOK_REPAIRS,
  imac: IMAC_REPAIRS,
  watch: WATCH_REPAIRS,
  laptop: LAPTOP_REPAIRS,
};

/** Returns the texts of one repair, for any device. Used in lists that mix devices. */
export const repairText = (service: Pick<RepairService, 'device' | 'id' | 'signs'>): RepairText =>
  textOf(TEXTS[service.device], service);
