type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Replaces the browser's storage if the browser refuses it. The content lasts as long as the page.
 */
const inMemory = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };

/**
 * Returns this browser's storage, or a storage in memory if the browser refuses its own. Calling
 * this function and reading never throw. `setItem` throws if the storage is full, like the
 * browser's own. All code uses this function, because accessing `localStorage` throws if site data
 * is blocked; lint forbids it.
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
 * Returns whether this browser refuses its own storage, so that stored values end with the page.
 */
export const isKeptInMemory = (area: StorageArea = 'localStorage'): boolean =>
  reachable(area) === undefined;

/**
 * Returns the browser's storage if it is accessible. It is checked on each call, since a visitor
 * may change the permission while the page is open.
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
