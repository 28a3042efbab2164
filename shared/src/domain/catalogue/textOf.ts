import type { RepairService, RepairText, RepairTexts } from '../types/device';

/**
 * Returns the texts of one repair from the texts of a kind of device. A description that the owner
 * wrote replaces the built-in signs. A test checks that every service of the catalogue has texts.
 */
export function textOf(
  texts: RepairTexts,
  { device, id, signs }: Pick<RepairService, 'device' | 'id' | 'signs'>,
): RepairText {
  const text = texts[id];
  if (!text) throw new Error(`Nothing is written about ${id} of ${device}`);
  return signs ? { ...text, signs } : text;
}
