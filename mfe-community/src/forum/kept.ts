import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const keyOf = (name: string) => storageKey(`community-${name}`);

/** A short text that this browser keeps for the forum; null when there is none. */
export function readKept(name: string): string | null {
  return visitorStorage().getItem(keyOf(name));
}

export function keep(name: string, text: string): void {
  try {
    visitorStorage().setItem(keyOf(name), text);
  } catch {
    // A full storage costs a convenience, nothing else.
  }
}
