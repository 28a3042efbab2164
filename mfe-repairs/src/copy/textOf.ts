import type { RepairService } from '@mcs-repairs/shared/domain/types/device';
import type { RepairText, RepairTexts } from './RepairTexts';

/** The words on one repair, of those on one kind of device; a test holds that every service of the catalogue has them. */
export function textOf(
  texts: RepairTexts,
  { device, id }: Pick<RepairService, 'device' | 'id'>,
): RepairText {
  const text = texts[id];
  if (!text) throw new Error(`Nothing is written about ${id} of ${device}`);
  return text;
}
