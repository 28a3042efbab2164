import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { fitWords } from './fitWords';

const DEVICES: readonly DeviceId[] = ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'];
/** Other words for what the catalogue names. */
const SAME: Readonly<Record<string, string>> = {
  display: 'screen',
  glass: 'screen',
  charger: 'charging',
  liquid: 'water',
  mic: 'microphone',
};

export type FoundFaults = {
  /** Names of services that hold all that was typed. */
  names: string[];
  /** The one that is meant beyond doubt. */
  sure?: string | undefined;
};

/** The services that a clerk may mean by a few letters, of a kind of device or of all: `scren`, `battry`, `charger`. */
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
