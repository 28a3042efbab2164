import type { RepairService } from '@mcs-repairs/shared/domain/types/device';
import type { RepairText, RepairTexts } from './RepairTexts';

/**
 * Returns the texts of one repair from the texts of a kind of device. A test checks that every
 * service of the catalogue has texts.
 */
export function textOf(
  texts: RepairTexts,
  { device, id }: Pick<RepairService, 'device' | 'id'>,
): RepairText {
  const text = texts[id];
  if (!text) throw new Error(`Nothing is written about ${id} of ${device}`);
  return text;
}
