import * as z from 'zod/mini';

/** The functions of the browser's storage that a list needs. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A list under one key of the browser's storage. `read` never fails. Writing returns whether the
 * browser stored the list.
 */
export type StoredList<Item> = {
  read: () => Item[];
  write: (items: readonly Item[]) => boolean;
};

/**
 * Opens the list that is stored under a key. Rows that cannot be parsed are skipped. Before the
 * first write, a list with such rows is copied to `<key>.damaged`, so that a person can still
 * repair it.
 */
export function storedList<Item>(
  storage: ListStorage,
  key: string,
  itemSchema: z.ZodMiniType<Item>,
): StoredList<Item> {
  const load = () => parseRows(readText(storage, key), itemSchema);
  return {
    read: () => load().items,
    write(items) {
      try {
        const { damaged, text } = load();
        if (damaged && text) storage.setItem(`${key}.damaged`, text);
        storage.setItem(key, JSON.stringify(items));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/**
 * Returns the text under a key of the browser's storage. Null if there is none, or if the browser
 * blocks its storage.
 */
function readText(storage: ListStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function parseRows<Item>(text: string | null, itemSchema: z.ZodMiniType<Item>) {
  if (!text) return { items: [], damaged: false, text };
  const rows = z.array(z.unknown()).safeParse(parseJson(text));
  if (!rows.success) return { items: [], damaged: true, text };
  const parsed = rows.data.map((row) => itemSchema.safeParse(row));
  const items = parsed.flatMap((row) => (row.success ? [row.data] : []));
  return { items, damaged: items.length < parsed.length, text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
