import type { DeviceId, IssueId } from 'shared/domain/types/device';
import { IMAC_REPAIRS } from './imacRepairs';
import { IPAD_REPAIRS } from './ipadRepairs';
import { IPHONE_REPAIRS } from './iphoneRepairs';
import { LAPTOP_REPAIRS } from './laptopRepairs';
import { MACBOOK_REPAIRS } from './macbookRepairs';
import type { RepairText, RepairTexts } from './RepairTexts';
import { WATCH_REPAIRS } from './watchRepairs';

const TEXTS: Record<DeviceId, RepairTexts> = {
  iphone: IPHONE_REPAIRS,
  ipad: IPAD_REPAIRS,
  macbook: MACBOOK_REPAIRS,
  imac: IMAC_REPAIRS,
  watch: WATCH_REPAIRS,
  laptop: LAPTOP_REPAIRS,
};

/** The words on one repair; a test holds that every service of the catalogue has them. */
export function repairText(device: DeviceId, issue: IssueId): RepairText {
  const text = TEXTS[device][issue];
  if (!text) throw new Error(`Nothing is written about ${issue} of ${device}`);
  return text;
}
