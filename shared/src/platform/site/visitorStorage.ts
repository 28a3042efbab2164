type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Used in place of the browser's storage if the browser blocks it. Its content is lost when the
 * page is closed.
 */
const inMemory = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };

/**
 * Returns the browser's storage. If the browser blocks the storage, returns a storage in memory.
 * Neither this function nor reading ever throws. `setItem` throws if the storage is full. All code
 * must use this function, because `localStorage` itself throws if site data is blocked. A lint rule
 * checks that.
 */
export function visitorStorage(area: StorageArea = 'localStorage'): Storage {
  const own = () => reachable(area) ?? inMemory[area];
  return {
    get length() {
      return own().length;
    },
    clear: () => own().clear(),
    getItem: (key) => own().getItem(key),
    key: (index) => own().key(index),
    removeItem: (key) => own().removeItem(key),
    setItem: (key, value) => own().setItem(key, value),
  };
}

/**
 * Returns whether the browser blocks its storage, so that stored values are lost when the page is
 * closed.
 */
export const isKeptInMemory = (area: StorageArea = 'localStorage'): boolean =>
  reachable(area) === undefined;

/**
 * Returns the browser's storage. Undefined if the browser blocks it. Each call asks the browser,
 * because the visitor can change the setting while the page is open.
 */
function reachable(area: StorageArea): Storage | undefined {
  try {
    const storage = globalThis[area];
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
