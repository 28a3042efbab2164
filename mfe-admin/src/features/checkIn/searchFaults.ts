import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { ServicesOf } from '../../format/useServices';
import { fitWords } from './fitWords';

const DEVICES: readonly DeviceId[] = ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'];
/** Maps words that customers use to the words of the catalogue. */
const SAME: Readonly<Record<string, string>> = {
  display: 'screen',
  glass: 'screen',
  charger: 'charging',
  liquid: 'water',
  mic: 'microphone',
};

export type FoundFaults = {
  /** Names of the services that match every typed word. */
  names: string[];
  /** The service that Enter picks. Undefined if several services are possible. */
  sure?: string | undefined;
};

/**
 * Finds services by a few letters, such as `scren`, `battry` or `charger`, for one kind of device
 * or for all.
 */
export function searchFaults(
  text: string,
  device: DeviceId | undefined,
  servicesOf: ServicesOf,
): FoundFaults {
  const typed = wordsOf(text);
  if (typed.length === 0) return { names: [] };
  const services = (device ? [device] : DEVICES).flatMap((each) => servicesOf(each));
  const names = new Set(services.map(({ name }) => name));
  const found = [...names].filter((name) => fitWords(typed, wordsOf(name)) !== null);
  return { names: found, sure: found.length === 1 ? found[0] : undefined };
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SAME[word] ?? word);
