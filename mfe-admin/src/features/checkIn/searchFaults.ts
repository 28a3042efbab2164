import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { fitWords } from './fitWords';

const DEVICES: readonly DeviceId[] = ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'];
/** Synonyms of the catalogue's names. */
const SAME: Readonly<Record<string, string>> = {
  display: 'screen',
  glass: 'screen',
  charger: 'charging',
  liquid: 'water',
  mic: 'microphone',
};

export type FoundFaults = {
  /** Names of services that match everything that was typed. */
  names: string[];
  /** The one service that can be meant, if there is only one. */
  sure?: string | undefined;
};

/** Services that match a few letters, of one kind of device or of all: `scren`, `battry`, `charger`. */
export function searchFaults(text: string, device: DeviceId | undefined): FoundFaults {
  const typed = wordsOf(text);
  if (typed.length === 0) return { names: [] };
  const names = new Set((device ? [device] : DEVICES).flatMap((each) => namesOf(each)));
  const found = [...names].filter((name) => fitWords(typed, wordsOf(name)) !== null);
  return { names: found, sure: found.length === 1 ? found[0] : undefined };
}

const namesOf = (device: DeviceId) => servicesOf(device).map(({ name }) => name);

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SAME[word] ?? word);
