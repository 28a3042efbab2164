import type { ZodMiniType } from 'zod/mini';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A draft under one key of this browser's storage. Unreadable text counts as no draft. No function
 * throws, even if the browser's storage is blocked or full.
 */
export function keptDraft<Draft>(key: string, schema: ZodMiniType<Draft>) {
  return {
    load: (storage: DraftStorage): Draft | undefined =>
      quietly(() => {
        const text = storage.getItem(key);
        return text ? schema.safeParse(JSON.parse(text)).data : undefined;
      }),
    save: (storage: DraftStorage, draft: Draft): void =>
      quietly(() => storage.setItem(key, JSON.stringify(draft))),
    clear: (storage: DraftStorage): void => quietly(() => storage.removeItem(key)),
  };
}

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
