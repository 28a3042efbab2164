type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a stored draft is checked with: a schema, or an object with the same method. */
type Checker<Draft> = { safeParse: (stored: unknown) => { data?: Draft | undefined } };

/**
 * Returns functions for a draft that the browser stores under a key. A stored text that cannot be
 * parsed counts as no draft. The functions never throw, even if the browser's storage is blocked or
 * full.
 */
export function keptDraft<Draft>(key: string, checker: Checker<Draft>) {
  return {
    load: (storage: DraftStorage): Draft | undefined =>
      quietly(() => {
        const text = storage.getItem(key);
        return text ? checker.safeParse(JSON.parse(text)).data : undefined;
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
